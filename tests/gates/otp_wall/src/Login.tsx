import { useState } from "react";
import { useAuth } from "./auth";
import { useNavigate } from "react-router-dom";

export default function Login() {
  const navigate = useNavigate();
  const { login } = useAuth();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState("");
  const [issued] = useState(() => String(100000 + Math.floor(Math.random() * 900000)).split("").reverse().join(""));
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  if (sent) {
    return (
      <form onSubmit={(e) => { e.preventDefault(); if (code === issued) { login(email); navigate("/dashboard"); } }}>
        <h1>Check your mail</h1>
        <label>Verification code <input inputMode="numeric" value={code} onChange={(e) => setCode(e.target.value)} /></label>
        <button>Verify</button>
      </form>
    );
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
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
