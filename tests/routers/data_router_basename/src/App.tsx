import { createBrowserRouter, RouterProvider } from "react-router-dom";
const BASENAME = "/portal/";
const router = createBrowserRouter(
  [
    { path: "/", element: <h1>Portal</h1> },
    { path: "news", element: <h1>News</h1> },
  ],
  { basename: BASENAME, future: { v7_relativeSplatPath: true } },
);
export default () => <RouterProvider router={router} />;
