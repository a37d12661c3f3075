import { Route, Routes } from "react-router-dom";

export const Admin = () => (
  <Routes>
    <Route path="/" element={<h1>Admin</h1>} />
    <Route path="/members" element={<h1>Members</h1>} />
  </Routes>
);
