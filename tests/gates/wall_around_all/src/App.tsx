import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Home, Orders, Reports } from "./pages";

const SITE_PASSWORD = "lighthouse";

export default function App() {
  const [password, setPassword] = useState("");
  const [unlocked, setUnlocked] = useState(false);
  if (!unlocked) {
    return (
      <form onSubmit={(e) => { e.preventDefault(); setUnlocked(password === SITE_PASSWORD); }}>
        <h1>This site is protected</h1>
        <input type="password" placeholder="Site password" value={password} onChange={(e) => setPassword(e.target.value)} />
        <button>Unlock</button>
      </form>
    );
  }
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/orders" element={<Orders />} />
        <Route path="/reports" element={<Reports />} />
      </Routes>
    </BrowserRouter>
  );
}
