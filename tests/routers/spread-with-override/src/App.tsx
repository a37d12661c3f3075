import { createHashRouter, RouterProvider, type RouteObject } from "react-router-dom";

const base: RouteObject = { path: "/base", element: <h1>Page</h1>, errorElement: <p>Broken</p> };
const overridden = { path: "/early", ...base };

const router = createHashRouter([
  { ...base, path: "/" },
  { ...base, path: "/pricing" },
  { ...overridden, id: "kept" },
  {
    ...base,
    path: "/docs",
    children: [{ ...base, path: undefined, index: true }, { ...base, path: ":page" }],
  },
]);

export default function App() {
  return <RouterProvider router={router} />;
}
