import { createBrowserRouter, RouterProvider, type RouteObject } from "react-router-dom";
import type { ReactElement } from "react";

function page(path: string, element: ReactElement, children: RouteObject[] = []): RouteObject {
  return { path, element, children };
}
const crud = (name: string) => [
  page(name, <h1>{name}</h1>),
  { path: `${name}/new`, element: <h1>New</h1> },
  { path: `${name}/:id/edit`, element: <h1>Edit</h1> },
];

const router = createBrowserRouter([
  page("/", <h1>Home</h1>),
  page("/trips", <h1>Trips</h1>, [page(":tripId", <h1>Trip</h1>, [page("map", <h1>Map</h1>)])]),
  { path: "/", children: crud("guests") },
  ...crud("rooms"),
]);

export default function App() {
  return <RouterProvider router={router} />;
}
