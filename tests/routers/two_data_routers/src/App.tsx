import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";

const guestRouter = createBrowserRouter([
  { path: "/", element: <h1>Guest</h1> },
  { path: "/signin", element: <h1>Sign in</h1> },
]);
const memberRouter = createBrowserRouter([
  { path: "/", element: <h1>Member</h1> },
  { path: "/library", element: <h1>Library</h1> },
]);

export default function App() {
  const [token] = useState<string | null>(null);
  return <RouterProvider router={token === null ? guestRouter : memberRouter} />;
}
