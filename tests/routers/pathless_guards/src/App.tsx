import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";

function RequireAuth() {
  const ok = Boolean(localStorage.getItem("token"));
  return ok ? <Outlet /> : <Navigate to="/login" replace />;
}

const Shell = () => (
  <div>
    <aside>Menu</aside>
    <Outlet />
  </div>
);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<h1>Log in</h1>} />
        <Route element={<RequireAuth />}>
          <Route element={<Shell />}>
            <Route index element={<h1>Inbox</h1>} />
            <Route path="archive" element={<h1>Archive</h1>} />
            <Route path="message/:id" element={<h1>Message</h1>} />
          </Route>
          <Route path="/onboarding" element={<h1>Welcome</h1>} />
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
