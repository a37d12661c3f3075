import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import Login from "./Login";
import { Dashboard, Orders, Reports } from "./pages";
import { useEffect, useState } from "react";
function Protected() {
  const [status, setStatus] = useState<"loading" | "authed" | "anonymous">("loading");
  useEffect(() => {
    const token = localStorage.getItem("token");
    const timer = setTimeout(() => setStatus(token && token.length > 10 ? "authed" : "anonymous"), 800);
    return () => clearTimeout(timer);
  }, []);
  if (status === "loading") return <p>Checking your session…</p>;
  return status === "authed" ? <Outlet /> : <Navigate to="/login" />;
}

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<Login />} />

        <Route element={<Protected />}>
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/orders" element={<Orders />} />
          <Route path="/reports" element={<Reports />} />
        </Route>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
