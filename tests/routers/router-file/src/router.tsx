import { createBrowserRouter, Navigate } from "react-router-dom";
import { RootLayout } from "./layouts/RootLayout";
import Dashboard from "./pages/Dashboard";

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    children: [
      { path: "/", element: <Navigate to="/dashboard" replace /> },
      { path: "/dashboard", element: <Dashboard /> },
      {
        path: "/projects",
        children: [
          { index: true, element: <h1>Projects</h1> },
          { path: ":projectId", element: <h1>Project</h1> },
          { path: ":projectId/tasks/:taskId", element: <h1>Task</h1> },
        ],
      },
    ],
  },
  { path: "*", element: <h1>404</h1> },
]);
