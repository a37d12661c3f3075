import { Navigate, Route, Routes } from "react-router-dom";
import Users from "./Users";
export default function Admin() {
  return (
    <Routes>
      <Route index element={<Navigate to="users" />} />
      <Route path="users/*" element={<Users />} />
      <Route path="/logs" element={<h1>Logs</h1>} />
    </Routes>
  );
}
