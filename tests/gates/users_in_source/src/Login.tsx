import { useState } from "react";
import { USERS } from "./data/users";
import { useAuth } from "./auth";
import { useNavigate } from "react-router-dom";

export default function Login() {
  const navigate = useNavigate();
  const { login } = useAuth();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const known = USERS.find((each) => each.username === email && each.password === password);
    if (known) { login(known.fullName); navigate("/dashboard"); }
  };
  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      <label>Username <input type="text" value={email} onChange={(e) => setEmail(e.target.value)} required /></label>
      <label>Password <input type="password" value={password} onChange={(e) => setPassword(e.target.value)} required /></label>
      <button type="submit">Sign in</button>
      <p>Forgot your password? Write to us.</p>
    </form>
  );
}
