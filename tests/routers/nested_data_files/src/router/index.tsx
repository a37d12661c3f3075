import { createBrowserRouter, Navigate } from "react-router-dom";
import { withGuard } from "./withGuard";
import auth from "./modules/auth";
import { shop } from "./modules/shop";

export const router = createBrowserRouter(
  [
    { path: "/", element: <Navigate to="/shop" replace /> },
    ...auth,
    ...withGuard(shop),
    { path: "*", element: <h1>Not found</h1> },
  ],
);
