import { Outlet } from "react-router-dom";

export const RootLayout = () => (
  <div>
    <header>Acme</header>
    <Outlet />
  </div>
);

export const DashboardLayout = () => (
  <section>
    <h1>Dashboard</h1>
    <Outlet />
  </section>
);
