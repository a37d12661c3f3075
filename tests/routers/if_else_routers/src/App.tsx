import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import { useAuth } from "./useAuth";
import { GuestRoutes, StaffRoutes } from "./areas";

function Areas() {
  const { user, loading } = useAuth();
  if (loading) return <p>Loading…</p>;
  let area = <GuestRoutes />;
  if (user && user.staff) {
    area = <StaffRoutes />;
  }
  return <main>{area}</main>;
}

export default function App() {
  return (
    <BrowserRouter>
      <Areas />
    </BrowserRouter>
  );
}
