import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useStore } from "../store/store";
import { Sidebar } from "./Sidebar";

export function AppShell() {
  const signedIn = useStore((s) => s.signedIn);
  const location = useLocation();
  if (!signedIn) return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />;
  return (
    <div className="shell">
      <Sidebar />
      <main className="main"><Outlet /></main>
    </div>
  );
}
