import { createBrowserRouter } from "react-router-dom";
import Layout from "./Layout";

export const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: "/", lazy: () => import("./pages/Home") },
      {
        path: "/reports/:year",
        async lazy() {
          const { Report } = await import("./pages/Report");
          return { Component: Report };
        },
      },
      { path: "/help/*", lazy: () => import("./pages/Help") },
    ],
  },
]);
