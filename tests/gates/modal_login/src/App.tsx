import { useState, type ReactElement } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { Home, Orders, Reports } from "./pages";

export default function App() {
  const [isLoggedIn, setIsLoggedIn] = useState(false);
  const [asking, setAsking] = useState(false);
  const members = (page: ReactElement) => (isLoggedIn ? page : <p>Please log in to see this page.</p>);
  return (
    <BrowserRouter>
      <header>
        <Link to="/">Home</Link> <Link to="/orders">Orders</Link> <Link to="/reports">Reports</Link>
        {!isLoggedIn && <button onClick={() => setAsking(true)}>Log in</button>}
      </header>
      {asking && (
        <div role="dialog">
          <h2>Welcome back</h2>
          <input placeholder="Username" />
          <input placeholder="Password" type="password" />
          <button onClick={() => { setIsLoggedIn(true); setAsking(false); }}>Let me in</button>
        </div>
      )}
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/orders" element={members(<Orders />)} />
        <Route path="/reports" element={members(<Reports />)} />
      </Routes>
    </BrowserRouter>
  );
}
