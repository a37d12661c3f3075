import { lazy } from "react";
import type { RouteObject } from "react-router-dom";
const Pricing = lazy(() => import("../pages/Pricing"));
export const publicRoutes: RouteObject[] = [
  { path: "/", element: <h1>Landing</h1> },
  { path: "/pricing", element: <Pricing /> },
];
