import { createBrowserRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { plugins } from "./plugins";

const routes: RouteObject[] = [
  { path: "/", element: <h1>Core</h1> },
  ...plugins.flatMap((plugin) => plugin.routes),
  ...((window as any).extraRoutes ?? []),
];
const router = createBrowserRouter(routes);
export default () => <RouterProvider router={router} />;
