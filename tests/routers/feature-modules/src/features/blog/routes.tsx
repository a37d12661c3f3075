import type { RouteObject } from "react-router-dom";

export const blogRoute: RouteObject = {
  path: "/blog",
  children: [
    { index: true, element: <h1>Blog</h1> },
    { path: ":slug", element: <h1>Post</h1> },
  ],
};
