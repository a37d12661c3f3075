import { BrowserRouter, Routes } from "react-router-dom";
import { renderRoutes } from "./routing/renderRoutes";
import { routeTree } from "./routing/tree";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>{renderRoutes(routeTree)}</Routes>
    </BrowserRouter>
  );
}
