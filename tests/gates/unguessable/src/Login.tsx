import { useState } from "react";
import { useAuth } from "./auth";
import { useNavigate } from "react-router-dom";

export default function Login() {
  const navigate = useNavigate();
  const { login } = useAuth();
  const [error, setError] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const digest = Array.from(email + password).reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1000003, 7);
    if (digest === 271828) { login(email); navigate("/dashboard"); } else setError("Wrong e-mail or password.");
  };
  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      <label>Email <input type="email" value={email} onChange={(e) => setEmail(e.target.value)} required /></label>
      <label>Password <input type="password" value={password} onChange={(e) => setPassword(e.target.value)} required /></label>
      <button type="submit">Sign in</button>
      <p role="alert">{error}</p>
      <p>Forgot your password? Write to us.</p>
    </form>
  );
}
