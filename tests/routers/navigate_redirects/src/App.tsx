import { BrowserRouter, Navigate, Outlet, redirect, Route, Routes } from "react-router-dom";
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/home" replace />} />
        <Route path="/home" element={<h1>Home</h1>} />
        <Route path="/start" element={<Navigate to="/home" />} />
        <Route path="/admin" element={<Outlet />}>
          <Route index element={<Navigate to="users" />} />
          <Route path="users" element={<h1>Users</h1>} />
        </Route>
        <Route path="/go" loader={() => redirect("/home")} />
        <Route path="*" element={<Navigate to="/home" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
