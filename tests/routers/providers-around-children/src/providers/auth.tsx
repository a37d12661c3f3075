import { createContext, useContext, type PropsWithChildren } from "react";
import { Navigate, Outlet } from "react-router-dom";

const Auth = createContext<{ user: string | null }>({ user: null });

export const AuthProvider = ({ children }: PropsWithChildren) => (
  <Auth.Provider value={{ user: localStorage.getItem("user") }}>{children}</Auth.Provider>
);

export function RequireAuth({ redirectTo, children }: PropsWithChildren<{ redirectTo: string }>) {
  const { user } = useContext(Auth);
  if (!user) return <Navigate to={redirectTo} replace />;
  return <>{children ?? <Outlet />}</>;
}
