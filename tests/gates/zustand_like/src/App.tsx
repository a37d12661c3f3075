import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import Login from "./Login";
import { Dashboard, Orders, Reports } from "./pages";
import { useStore } from "./store";
function Protected() {
  const { isAuthenticated, user, cart } = useStore();
  if (!isAuthenticated || !user) return <Navigate to="/login" replace />;
  return <><p>{user.name.slice(0, 3)} on {user.plan.toLowerCase()} with {cart.length}</p><Outlet /></>;
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
