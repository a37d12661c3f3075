import { BrowserRouter, useRoutes } from "react-router-dom";
import { routes } from "./routes";

function Pages() {
  const element = useRoutes(routes);
  return <main>{element}</main>;
}

export default function App() {
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}
