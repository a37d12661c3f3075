import { RouterProvider, createBrowserRouter } from "react-router-dom";

const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> });
const crud = (name: string) => [
  { path: name, element: <h1>{name}</h1> },
  { path: `${name}/new`, element: <h1>New</h1> },
  { path: `${name}/:id`, element: <h1>One</h1> },
];
const debug = Boolean(localStorage.getItem("debug"));

const router = createBrowserRouter([
  { path: "/", element: <h1>Home</h1> },
  page("/faq", "Questions"),
  page("/terms", "Terms"),
  ...["users", "teams"].flatMap(crud),
  ...["red", "blue"].map((colour) => ({ path: `/${colour}`, element: <p>{colour}</p> })),
  ...(debug ? [{ path: "/debug", element: <h1>Debug</h1> }] : []),
]);

export default function App() {
  return <RouterProvider router={router} />;
}
