import { Outlet } from "react-router-dom";

export const Home = () => <h2>Home</h2>;
export const Root = () => (
  <>
    <h1>Tracker</h1>
    <Outlet />
  </>
);
