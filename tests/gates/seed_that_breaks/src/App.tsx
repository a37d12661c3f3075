import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import Login from "./Login";
import { Dashboard, Orders, Reports } from "./pages";

interface Preference {
  key: string;
}

const preferences: Preference[] = JSON.parse(localStorage.getItem("user_prefs") ?? "[]");
const named = preferences.filter((each) => each.key.length > 0);

function Protected() {
  const session = localStorage.getItem("session_id");
  return session ? <><p>{named.length} preferences</p><Outlet /></> : <Navigate to="/login" replace />;
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
