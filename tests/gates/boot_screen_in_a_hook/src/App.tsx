import { BrowserRouter, Routes, Route, Link } from "react-router-dom";
import { useState, useEffect } from "react";
import { Page } from "./page";
function useReady(ms: number) {
  const [p, setP] = useState(0);
  useEffect(() => {
    const i = setInterval(() => setP((x) => Math.min(100, x + 2)), ms / 50);
    return () => clearInterval(i);
  }, []);
  return p;
}
function Boot({ children }: any) {
  const p = useReady(6000);
  return p < 100 ? (
    <div>
      <h1>Acme OS</h1>
      <p>Loading your desktop... {p}%</p>
    </div>
  ) : (
    children
  );
}
export default function App() {
  return (
    <Boot>
      <BrowserRouter>
        <nav>
          <Link to="/files">Files</Link>
        </nav>
        <Routes>
          <Route path="/" element={<Page t="desk" />} />
          <Route path="/files" element={<Page t="files" />} />
        </Routes>
      </BrowserRouter>
    </Boot>
  );
}
