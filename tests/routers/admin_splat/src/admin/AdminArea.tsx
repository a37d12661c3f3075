import { Route, Routes } from "react-router-dom";

const Overview = () => <h2>Overview</h2>;

export default function AdminArea() {
  return (
    <div className="admin">
      <h1>Administration</h1>
      <Routes>
        <Route index element={<Overview />} />
        <Route path="users" element={<h2>Users</h2>} />
        <Route path="users/:id/edit" element={<h2>Edit</h2>} />
        <Route path="*" element={<h2>No such page</h2>} />
      </Routes>
    </div>
  );
}
