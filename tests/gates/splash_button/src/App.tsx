import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Home, Orders, Reports } from "./pages";

function Welcome({ onEnter }: { onEnter: () => void }) {
  return (
    <div>
      <h1>Ebb</h1>
      <p>Tide tables for the whole coast.</p>
      <button type="button">Imprint</button>
      <button type="button" onClick={onEnter}>Cast off</button>
      <ul><li>Quiet</li><li>Exact</li></ul>
    </div>
  );
}

export default function App() {
  const [entered, setEntered] = useState(false);
  if (!entered) return <Welcome onEnter={() => setEntered(true)} />;
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
