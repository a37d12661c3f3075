import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { section } from "./builder";

const router = createBrowserRouter([
  section("/", "Home"),
  section("/docs", "Docs", section("install", "Install"), section("api", "API", section(":symbol", "Symbol"))),
]);
export default () => <RouterProvider router={router} />;
