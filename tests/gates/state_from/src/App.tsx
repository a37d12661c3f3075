import type { ReactNode } from "react";
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { AuthProvider, useAuth } from "./auth";
import Login from "./Login";
import { Dashboard, Orders, Reports } from "./pages";

function RequireAuth({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const location = useLocation();
  if (!user) return <Navigate to="/sign-in" state={{ from: location }} replace />;
  return children;
}

const router = createBrowserRouter([
  { path: "/", element: <Navigate to="/app/dashboard" replace /> },
  { path: "/sign-in", element: <Login /> },
  {
    path: "/app",
    element: <RequireAuth><Outlet /></RequireAuth>,
    children: [
      { path: "dashboard", element: <Dashboard /> },
      { path: "orders", element: <Orders /> },
      { path: "reports", element: <Reports /> },
    ],
  },
]);

export default function App() {
  return <AuthProvider><RouterProvider router={router} /></AuthProvider>;
}
