import { useState } from "react";
import { useAuth } from "./auth";
import { useNavigate } from "react-router-dom";

export default function Login() {
  const navigate = useNavigate();
  const { login } = useAuth();
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  if (busy) return <div><p>One moment…</p><p>We look for your account.</p></div>;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setTimeout(() => { login(email); navigate("/dashboard"); }, 4000);
  };
  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      <label>Email <input type="email" value={email} onChange={(e) => setEmail(e.target.value)} required /></label>
      <label>Password <input type="password" value={password} onChange={(e) => setPassword(e.target.value)} required /></label>
      <button type="submit">Sign in</button>
      <p>Forgot your password? Write to us.</p>
    </form>
  );
}
