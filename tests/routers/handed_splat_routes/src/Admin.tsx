import { Route, Routes } from "react-router-dom";
export const Admin = () => (
  <Routes>
    <Route index element={<h1>Admin</h1>} />
    <Route path="users" element={<h1>Users</h1>} />
  </Routes>
);
