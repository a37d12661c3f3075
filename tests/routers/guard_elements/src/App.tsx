import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import type { ReactNode } from "react";
import { Workspace } from "./Workspace";

const Protected = ({ children }: { children: ReactNode }) =>
  localStorage.getItem("token") ? <>{children}</> : <Navigate to="/login" replace />;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<h1>Log in</h1>} />
        <Route
          path="/dashboard"
          element={
            <Protected>
              <h1>Dashboard</h1>
            </Protected>
          }
        />
        <Route
          path="/workspace/*"
          element={
            <Protected>
              <Workspace />
            </Protected>
          }
        />
      </Routes>
    </BrowserRouter>
  );
}
