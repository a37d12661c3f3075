import { BrowserRouter, Routes, Route, Link } from "react-router-dom";
import { useState, useEffect } from "react";
import { Page } from "./page";
function Guard({ children }: any) {
  const [ok, set] = useState(false);
  useEffect(() => {
    const t = setTimeout(() => {
      if (sessionStorage.getItem("sid")?.startsWith("s_")) set(true);
      else window.location.href = "/enter?next=" + encodeURIComponent(location.pathname);
    }, 300);
    return () => clearTimeout(t);
  }, []);
  return ok ? children : <p>Checking your session, one moment please...</p>;
}
function Login() {
  return (
    <div>
      <h1>Staff entrance</h1>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const d = new FormData(e.currentTarget);
          if (d.get("code") !== "LETMEIN") return alert("Wrong code");
          sessionStorage.setItem("sid", "s_" + Date.now());
          window.location.href = new URLSearchParams(location.search).get("next") || "/";
        }}
      >
        <input name="code" placeholder="Access code" />
        <p>Use code LETMEIN for the demo</p>
        <button>Go</button>
      </form>
    </div>
  );
}
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/enter" element={<Login />} />
        <Route
          path="/"
          element={
            <Guard>
              <Page t="desk" />
              <Link to="/shifts">Shifts</Link>
            </Guard>
          }
        />
        <Route
          path="/shifts"
          element={
            <Guard>
              <Page t="shifts" />
            </Guard>
          }
        />
      </Routes>
    </BrowserRouter>
  );
}
