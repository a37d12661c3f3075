import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Home, Orders, Reports } from "./pages";
import { Onboarding } from "./Onboarding";


export default function App() {
  const [onboarded, setOnboarded] = useState(false);
  if (!onboarded) return <Onboarding onDone={() => setOnboarded(true)} />;
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
