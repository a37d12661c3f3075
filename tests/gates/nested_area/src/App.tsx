import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import { AuthProvider, useAuth } from "./context/AuthContext";
import Login from "./Login";
import { Home, Projects, Settings, Team } from "./pages";

function Area() {
  const { user } = useAuth();
  if (!user) return <Navigate to="/login" replace />;
  return (
    <div>
      <aside>{user.name.charAt(0)} at {user.workspace.title.toUpperCase()} with {user.workspace.seats.map((seat: number) => <i key={seat}>{seat}</i>)}</aside>
      <Outlet />
    </div>
  );
}

export default function App() {
  return (
    <AuthProvider>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/login" element={<Login />} />
          <Route path="/app" element={<Area />}>
            <Route index element={<Navigate to="projects" replace />} />
            <Route path="projects" element={<Projects />} />
            <Route path="team" element={<Team />} />
            <Route path="settings" element={<Settings />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </AuthProvider>
  );
}
