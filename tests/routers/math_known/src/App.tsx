import { BrowserRouter, Route, Routes } from "react-router-dom";
const LEVELS = 2;
const letters = Array.from({ length: LEVELS }, (_, i) => String.fromCharCode(97 + i));
const pad = (n: number) => String(n).padStart(2, "0");
const half = LEVELS / 2;
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={`/level/${pad(1)}`} element={<h1>1</h1>} />
        <Route path={`/half/${half}`} element={<h1>Half</h1>} />
        <Route path={`/twice/${LEVELS * 2 - 1}`} element={<h1>Twice</h1>} />
        <Route path={`/last/${letters.length}`} element={<h1>Last</h1>} />
        <Route path={`/${"Our Team".split(" ").map((w) => w.toLowerCase()).join("-")}`} element={<h1>Team</h1>} />
        <Route path={`/${encodeURIComponent("a b")}`} element={<h1>Encoded</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
