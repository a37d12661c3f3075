import { BrowserRouter, Routes, Route, Link } from "react-router-dom";
import { useState } from "react";
import { Page } from "./page";
export default function App() {
  const [user, setUser] = useState<string | null>(null);
  const [step, setStep] = useState(0);
  const [m, setM] = useState("");
  const [p, setP] = useState("");
  if (!user)
    return (
      <div>
        <h1>Welcome to Acme</h1>
        {step === 0 ? (
          <form
            onSubmit={(e) => {
              e.preventDefault();
              if (m.includes("@")) setStep(1);
            }}
          >
            <label>
              Work email <input value={m} onChange={(e) => setM(e.target.value)} />
            </label>
            <button type="submit">Next</button>
          </form>
        ) : (
          <form
            onSubmit={(e) => {
              e.preventDefault();
              if (p) setUser(m);
            }}
          >
            <p>{m}</p>
            <label>
              Password <input type="password" value={p} onChange={(e) => setP(e.target.value)} />
            </label>
            <button type="submit">Next</button>
          </form>
        )}
      </div>
    );
  return (
    <BrowserRouter>
      <nav>
        <Link to="/boards">Boards</Link>
      </nav>
      <Routes>
        <Route path="/" element={<Page t="hub" />} />
        <Route path="/boards" element={<Page t="boards" />} />
      </Routes>
    </BrowserRouter>
  );
}
