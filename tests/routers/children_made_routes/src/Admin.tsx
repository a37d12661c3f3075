import { Route, Routes } from "react-router-dom";
export const Admin = () => (
  <Routes>
    <Route index element={<h1>Admin</h1>} />
    <Route path="logs" element={<h1>Logs</h1>} />
  </Routes>
);
