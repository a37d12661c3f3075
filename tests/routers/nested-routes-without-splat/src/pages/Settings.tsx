import { NavLink, Route, Routes } from "react-router-dom";

export default function Settings() {
  return (
    <section>
      <NavLink to="profile">Profile</NavLink>
      <NavLink to="billing">Billing</NavLink>
      <Routes>
        <Route index element={<h2>General</h2>} />
        <Route path="profile" element={<h2>Profile</h2>} />
        <Route path="billing" element={<h2>Billing</h2>} />
      </Routes>
    </section>
  );
}
