import type { RouteObject } from "react-router-dom";

export const publicRoutes: RouteObject[] = [
  { path: "/", element: <h1>Welcome</h1> },
  { path: "/forgot-password", element: <h1>Forgot password</h1> },
];

export const privateRoutes: RouteObject[] = [
  { path: "/dashboard", element: <h1>Dashboard</h1> },
  { path: "/wallet", element: <h1>Wallet</h1> },
].concat([{ path: "/wallet/:coin", element: <h1>Coin</h1> }]);
