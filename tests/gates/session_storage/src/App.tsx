import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import Login from "./Login";
import { Dashboard, Orders, Reports } from "./pages";
import { useSession } from "./useSession";
interface Session {
  user: { id: number; profile: { city: string; tags: string[] } };
  expiresAt: number;
}

function Protected() {
  const [session] = useSession<Session | null>("app.session", null);
  if (!session || session.expiresAt < Date.now()) return <Navigate to="/login" replace />;
  return (
    <>
      <p>{session.user.profile.city.trim()} {session.user.profile.tags.map((tag) => <b key={tag}>{tag}</b>)}</p>
      <Outlet />
    </>
  );
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
