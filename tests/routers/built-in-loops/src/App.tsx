import { createHashRouter, RouterProvider } from "react-router-dom";
import { buildRoutes } from "./buildRoutes";

const router = createHashRouter(buildRoutes());

export default function App() {
  return <RouterProvider router={router} />;
}
