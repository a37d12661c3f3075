import { BrowserRouter, Routes, Route, Link } from "react-router-dom";
import { useState } from "react";
import { Page } from "./page";
const S = ["Track your habits", "Invite your friends", "Stay motivated"];
export default function App() {
  const [done, setDone] = useState(false);
  const [i, setI] = useState(0);
  if (!done)
    return (
      <div>
        <h1>{S[i]}</h1>
        <p>Slide about {S[i]}</p>
        <button onClick={() => (i === 2 ? setDone(true) : setI(i + 1))}>{i === 2 ? "Get started" : "Next"}</button>
      </div>
    );
  return (
    <BrowserRouter>
      <nav>
        <Link to="/plan">Plan</Link>
      </nav>
      <Routes>
        <Route path="/" element={<Page t="today" />} />
        <Route path="/plan" element={<Page t="plan" />} />
      </Routes>
    </BrowserRouter>
  );
}
