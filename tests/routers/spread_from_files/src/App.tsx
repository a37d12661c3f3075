import { RouterProvider, createBrowserRouter } from "react-router-dom";
import shopRoutes from "./features/shop/routes";
import { blogRoutes } from "./features/blog";
import Layout from "./Layout";

const router = createBrowserRouter([
  {
    path: "/",
    element: <Layout />,
    children: [...shopRoutes, ...blogRoutes, { path: "about", element: <h1>About</h1> }],
  },
]);

export default function App() {
  return <RouterProvider router={router} />;
}
