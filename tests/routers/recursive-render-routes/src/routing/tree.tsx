import { Outlet } from "react-router-dom";
import type { RouteNode } from "./renderRoutes";

export const routeTree: RouteNode[] = [
  { path: "/", element: <h1>Home</h1> },
  {
    path: "library",
    element: <Outlet />,
    children: [
      { path: "books", element: <h1>Books</h1> },
      { path: "authors", children: [{ path: ":name", element: <h1>Author</h1> }] },
    ],
  },
];
