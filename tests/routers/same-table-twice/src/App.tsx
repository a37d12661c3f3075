import { HashRouter, Route, Routes, useRoutes } from "react-router-dom";
import { PAGES } from "./pages";

const Title = () => useRoutes(PAGES.map(({ path, title }) => ({ path, element: <strong>{title}</strong> })));

export default function App() {
  return (
    <HashRouter>
      <Title />
      <Routes>
        {PAGES.map(({ path, body }) => (
          <Route key={path} path={path} element={body} />
        ))}
      </Routes>
    </HashRouter>
  );
}
