import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";

export default function AppRoutes({ admin }: { admin: ReactNode }) {
  return (
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="/map" element={<h1>Map</h1>} />
      <Route path="/admin/*" element={admin} />
    </Routes>
  );
}
