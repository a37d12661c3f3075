import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";

const rootRoute = createRootRoute({ component: () => <Outlet /> });
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", component: () => <h1>Home</h1> });
const postRoute = createRoute({ getParentRoute: () => rootRoute, path: "/posts/$postId", component: () => <h1>Post</h1> });

const router = createRouter({ routeTree: rootRoute.addChildren([indexRoute, postRoute]) });

export default function App() {
  return <RouterProvider router={router} />;
}
