import type { RouteObject } from "react-router-dom";
export const adminRoutes: RouteObject[] = [
  {
    path: "/admin",
    element: <h1>Admin</h1>,
    children: [{ path: "logs", element: <h2>Logs</h2> }],
  },
];
