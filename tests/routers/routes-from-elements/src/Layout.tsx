import { Outlet } from "react-router-dom";

export const Layout = () => (
  <main>
    <Outlet />
  </main>
);
