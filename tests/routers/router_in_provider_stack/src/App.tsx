import { StrictMode } from "react";
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from "react-router-dom";
import { QueryProvider } from "./query";

const Root = () => (
  <>
    <ScrollRestoration />
    <Outlet />
  </>
);
const routes = {
  root: "/",
  search: "search",
  detail: (id = ":id") => `detail/${id}`,
};
const children = [
  { index: true, element: <h1>Home</h1> },
  { path: routes.search, element: <h1>Search</h1> },
  { path: routes.detail(), element: <h1>Detail</h1> },
].map((route) => ({ ...route, hasErrorBoundary: false, errorElement: <p>Oops</p> }));

export const router = createBrowserRouter([{ path: routes.root, Component: Root, children }]);
export default function App() {
  return (
    <StrictMode>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </StrictMode>
  );
}
