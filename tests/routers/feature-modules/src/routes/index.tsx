import { useRoutes, type RouteObject } from "react-router-dom";
import { authRoutes } from "../features/auth/routes";
import ordersRoutes from "../features/orders/routes";
import { blogRoute } from "../features/blog/routes";

const appRoutes: RouteObject[] = [
  { path: "/", element: <h1>Home</h1> },
  ...authRoutes,
  {
    path: "orders",
    children: ordersRoutes,
  },
  blogRoute,
];

export function AppRoutes() {
  return useRoutes(appRoutes);
}
