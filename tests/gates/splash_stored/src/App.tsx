import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Home, Orders, Reports } from "./pages";



export default function App() {
  const [seen, setSeen] = useState(() => localStorage.getItem("onboardingComplete") === "true");
  if (!seen) {
    return (
      <div>
        <h1>Ebb</h1>
        <p>Tides, told plainly.</p>
        <ul><li>One</li><li>Two</li></ul>
        <button onClick={() => { localStorage.setItem("onboardingComplete", "true"); setSeen(true); }}>I have read this</button>
      </div>
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
