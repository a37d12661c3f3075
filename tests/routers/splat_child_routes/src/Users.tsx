import { Route, Routes } from "react-router-dom";
const Users = () => (
  <Routes>
    <Route path="" element={<h1>Users</h1>} />
    <Route path=":userId" element={<h1>User</h1>} />
  </Routes>
);
export default Users;
