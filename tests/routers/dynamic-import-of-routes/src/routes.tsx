import type { RouteObject } from "react-router-dom";

export const routes: RouteObject[] = [
  { path: "/", element: <h1>Portal</h1> },
  { path: "/documents", element: <h1>Documents</h1> },
  { path: "/documents/:docId", lazy: () => import("./pages/Document") },
];
