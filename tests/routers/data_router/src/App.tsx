import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { Root, Home } from "./pages";

const router = createBrowserRouter([
  {
    path: "/",
    element: <Root />,
    errorElement: <h1>Something broke</h1>,
    children: [
      { index: true, element: <Home /> },
      { path: "projects", element: <h2>Projects</h2>, loader: async () => ({ path: "/none" }) },
      {
        path: "projects/:projectId",
        lazy: () => import("./project"),
        children: [{ path: "tasks", element: <h3>Tasks</h3> }],
      },
      { element: <section />, children: [{ path: "inbox", Component: Home }] },
      { path: "*", element: <h2>Not found</h2> },
    ],
  },
  { path: "/login", element: <h1>Log in</h1> },
]);

export default function App() {
  return <RouterProvider router={router} fallbackElement={<p>Loading</p>} />;
}
