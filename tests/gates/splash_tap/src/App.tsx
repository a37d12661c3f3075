import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Home, Orders, Reports } from "./pages";



export default function App() {
  const [started, setStarted] = useState(false);
  if (!started) {
    return (
      <div onClick={() => setStarted(true)} style={{ minHeight: "90vh", cursor: "pointer" }}>
        <h1>Ebb</h1>
        <p>Tap anywhere to continue</p>
        <ul><li>One</li><li>Two</li></ul>
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
