import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Sidebar } from "./Sidebar";

export function Layout() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className="shell">
      <a href="#main" className="skip">Skip to content</a>
      <Sidebar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
