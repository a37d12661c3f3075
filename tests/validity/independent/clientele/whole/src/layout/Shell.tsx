import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useStore } from "../state/store";
import { Sidebar } from "./Sidebar";

export function Shell() {
  const { state } = useStore();
  const location = useLocation();
  if (!state.signedIn) {
    return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />;
  }
  return (
    <div className="min-h-screen pl-[236px]">
      <Sidebar />
      <main className="px-[34px] pb-10">
        <Outlet />
      </main>
    </div>
  );
}
