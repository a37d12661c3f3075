import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";
const rootRoute = createRootRoute({ component: () => <Outlet /> });
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", component: () => <h1>Home</h1> });
const aboutRoute = createRoute({ getParentRoute: () => rootRoute, path: "/about", component: () => <h1>About</h1> });
const router = createRouter({ routeTree: rootRoute.addChildren([indexRoute, aboutRoute]) });
export default function App() {
  return <RouterProvider router={router} />;
}
