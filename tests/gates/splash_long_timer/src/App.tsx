import { useEffect, useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Home, Orders, Reports } from "./pages";

const LINGER = 6_000;

export default function App() {
  const [showSplash, setShowSplash] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShowSplash(false), LINGER);
    return () => clearTimeout(timer);
  }, []);
  if (showSplash) return <div><h1>Ebb</h1><p>Tides since 1904, slowly</p><img alt="" /><i /><i /><i /></div>;
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
