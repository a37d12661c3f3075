import { BrowserRouter, Routes, Route, Link } from "react-router-dom";
import { useState } from "react";
import { Page } from "./page";
export default function App() {
  const [ok, setOk] = useState(false);
  const [c, setC] = useState(false);
  if (!ok)
    return (
      <div>
        <h1>Before you start</h1>
        <p>Please read our terms of use.</p>
        <label>
          <input type="checkbox" checked={c} onChange={(e) => setC(e.target.checked)} /> I have read and accept the
          terms
        </label>
        <button disabled={!c} onClick={() => setOk(true)}>
          Continue
        </button>
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
