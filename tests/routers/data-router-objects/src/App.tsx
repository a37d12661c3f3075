import { createBrowserRouter, Outlet, redirect, RouterProvider, type LoaderFunctionArgs } from "react-router-dom";

const loadTask = async ({ params }: LoaderFunctionArgs) => ({ id: params.taskId, path: "/loaded" });

const router = createBrowserRouter(
  [
    {
      id: "root",
      path: "/",
      element: <Outlet />,
      errorElement: <h1>Something broke</h1>,
      handle: { path: "/crumb", crumb: "Home" },
      children: [
        {
          errorElement: <h1>Page broke</h1>,
          children: [
            { index: true, id: "home", element: <h1>Home</h1>, loader: () => [{ path: "/data" }] },
            {
              id: "task",
              path: "tasks/:taskId",
              loader: loadTask,
              shouldRevalidate: () => false,
              element: <h1>Task</h1>,
              handle: { crumb: "Task" },
            },
            { path: "tasks/:taskId/delete", action: async () => redirect("/") },
            { path: "Settings", caseSensitive: true, Component: () => <h1>Settings</h1> },
          ],
        },
      ],
    },
    { path: "/docs/*", element: <h1>Docs</h1> },
  ],
  { future: { v7_relativeSplatPath: true } }
);

export default function App() {
  return <RouterProvider router={router} />;
}
