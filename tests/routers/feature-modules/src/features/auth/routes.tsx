import type { RouteObject } from "react-router-dom";

export const authRoutes: RouteObject[] = [
  { path: "/login", element: <h1>Log in</h1> },
  { path: "/register", element: <h1>Register</h1> },
];
