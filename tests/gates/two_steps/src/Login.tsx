import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "./auth";

export default function Login() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const [step, setStep] = useState<"email" | "password">("email");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  if (step === "email") {
    return (
      <form onSubmit={(e) => { e.preventDefault(); setStep("password"); }}>
        <h1>Log in to Ledger</h1>
        <input type="email" required placeholder="you@work.com" value={email} onChange={(e) => setEmail(e.target.value)} />
        <button>Next</button>
      </form>
    );
  }
  return (
    <form onSubmit={(e) => { e.preventDefault(); if (password) { login(email); navigate("/dashboard"); } }}>
      <h1>Hello {email}</h1>
      <input type="password" aria-label="Password" value={password} onChange={(e) => setPassword(e.target.value)} />
      <button type="button" onClick={() => setStep("email")}>Back</button>
      <button type="submit">Log in</button>
    </form>
  );
}
