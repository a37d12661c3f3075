import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import Login from "./Login";
import { Admin, Dashboard, Orders } from "./pages";

interface User {
  name: string;
  role: "viewer" | "member" | "superuser";
  permissions: { billing: boolean };
}

const currentUser = (): User | null => JSON.parse(localStorage.getItem("currentUser") ?? "null");

function Protected() {
  const user = currentUser();
  return user ? <><p>Hello {user.name.toUpperCase()}</p><Outlet /></> : <Navigate to="/login" replace />;
}

function AdminOnly() {
  const user = currentUser();
  if (!user) return <Navigate to="/login" replace />;
  if (user.role !== "superuser" || !user.permissions.billing) return <h1>Access denied</h1>;
  return <Admin />;
}

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/admin" element={<AdminOnly />} />
        <Route element={<Protected />}>
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/orders" element={<Orders />} />
        </Route>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
