import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const SHOW_LABS = false;

export default function App() {
  const [user] = useState<string | null>(null);
  const beta = localStorage.getItem("beta") === "1";
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        {beta && <Route path="/beta" element={<h1>Beta</h1>} />}
        {user ? (
          <Route path="/me" element={<h1>Me</h1>} />
        ) : (
          <Route path="/join" element={<h1>Join</h1>} />
        )}
        {SHOW_LABS && <Route path="/labs" element={<h1>Labs</h1>} />}
        {beta ? (
          <>
            <Route path="/next" element={<h1>Next</h1>} />
            <Route path="/next/:step" element={<h1>Step</h1>} />
          </>
        ) : null}
        <Route path={user ? "/team" : "/pricing"} element={<h1>Either</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
