import * as Router from "react-router-dom";
import * as paths from "./paths";
import * as routes from "./routes";

export default function App() {
  return (
    <Router.BrowserRouter>
      <Router.Routes>
        <Router.Route path={paths.HOME} element={<h1>Home</h1>} />
        <Router.Route path={paths.recipe(":id")} element={<h1>Recipe</h1>} />
        {Object.values(routes).map(({ url, title }) => (
          <Router.Route key={url} path={url} element={<h1>{title}</h1>} />
        ))}
      </Router.Routes>
    </Router.BrowserRouter>
  );
}
