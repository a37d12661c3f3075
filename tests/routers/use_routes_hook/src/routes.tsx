import type { RouteObject } from "react-router-dom";
import { Navigate } from "react-router-dom";

export const routes: RouteObject[] = [
  { path: "/", element: <h1>Gallery</h1> },
  {
    path: "photos",
    element: <h1>Photos</h1>,
    children: [
      { path: ":photoId", element: <h2>Photo</h2> },
    ],
  },
  { path: "pictures", element: <Navigate to="/photos" replace /> },
  { path: "*", element: <h1>Lost</h1> },
];
