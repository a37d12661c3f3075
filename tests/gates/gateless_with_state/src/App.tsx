import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Home, Inbox, Orders, Reports, Settings, Team } from "./pages";

export default function App() {
  const [user, setUser] = useState<string | null>(null);
  return (
    <BrowserRouter>
      <button onClick={() => setUser(user ? null : "Ada")}>{user ?? "Sign in"}</button>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/orders" element={<Orders />} />
        <Route path="/reports" element={<Reports />} />
        <Route path="/team" element={<Team />} />
        <Route path="/inbox" element={<Inbox />} />
        <Route path="/settings" element={<Settings />} />
      </Routes>
    </BrowserRouter>
  );
}
