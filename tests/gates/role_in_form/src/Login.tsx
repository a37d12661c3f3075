import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "./auth";

export default function Login() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const [role, setRole] = useState("");
  const [name, setName] = useState("");
  return (
    <form onSubmit={(e) => { e.preventDefault(); login(role + name); navigate("/dashboard"); }}>
      <h1>Who is on shift?</h1>
      <label htmlFor="staff">Your name</label>
      <input id="staff" value={name} onChange={(e) => setName(e.target.value)} />
      <label htmlFor="role">Role</label>
      <select id="role" value={role} onChange={(e) => setRole(e.target.value)}>
        <option value="">Choose…</option>
        <option value="cook">Cook</option>
        <option value="waiter">Waiter</option>
      </select>
      <button type="button">Help</button>
      <button type="submit" disabled={!role || !name}>Clock in</button>
    </form>
  );
}
