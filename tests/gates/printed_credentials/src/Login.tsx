import { useState } from "react";
import { useAuth } from "./auth";
import { useNavigate } from "react-router-dom";

const ACCOUNT = ["visitor", "museum.example"].join("@");
const WORD = ["marble", "hall", "9"].join("-");
const EXPECTED = Array.from(ACCOUNT + "|" + WORD).reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1000003, 7);

export default function Login() {
  const navigate = useNavigate();
  const { login } = useAuth();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const digest = Array.from(email + "|" + password).reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1000003, 7);
    if (digest === EXPECTED) { login(email); navigate("/dashboard"); }
  };
  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      <label>Email <input type="email" value={email} onChange={(e) => setEmail(e.target.value)} required /></label>
      <label>Password <input type="password" value={password} onChange={(e) => setPassword(e.target.value)} required /></label>
      <button type="submit">Sign in</button>
      <p>Demo: {ACCOUNT} / {WORD}</p>
    </form>
  );
}
