import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "./auth";

export default function Login() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const [form, setForm] = useState({ email: "", password: "", confirm: "", agreed: false });
  const valid = /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(form.email) && form.password.length >= 12 && form.confirm === form.password && form.agreed;
  return (
    <section>
      <h2>Welcome back</h2>
      <form noValidate onSubmit={(e) => { e.preventDefault(); if (valid) { login(form.email); navigate("/dashboard"); } }}>
        <input placeholder="Email address" value={form.email} onChange={(e) => setForm({ ...form, email: e.target.value })} />
        <input placeholder="Password" type="password" value={form.password} onChange={(e) => setForm({ ...form, password: e.target.value })} />
        <input placeholder="Confirm password" type="password" value={form.confirm} onChange={(e) => setForm({ ...form, confirm: e.target.value })} />
        <label><input type="checkbox" checked={form.agreed} onChange={(e) => setForm({ ...form, agreed: e.target.checked })} /> I agree to the terms of service</label>
        <label><input type="checkbox" /> Remember me</label>
        <button type="button">Sign in with Google</button>
        <button type="submit" disabled={!valid}>Continue</button>
      </form>
    </section>
  );
}
