import { BrowserRouter, Routes, Route } from "react-router-dom";
import { joinPath, withId } from "./lib/paths";

const BASE = "/pets";
const SECTION = `${BASE}/care`;
const LANGS = ["en", "de"] as const;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Pets</h1>} />
        <Route path={BASE + "/cat"} element={<h1>Cats</h1>} />
        <Route path={`${BASE}/dog/:id`} element={<h1>Dog</h1>} />
        <Route path={joinPath(BASE, "bird")} element={<h1>Birds</h1>} />
        <Route path={withId(SECTION)} element={<h1>Care</h1>} />
        <Route path={[BASE, "fish", ":name"].join("/")} element={<h1>Fish</h1>} />
        {LANGS.map((lang) => (
          <Route key={lang} path={`/${lang.toUpperCase()}/home`} element={<h1>{lang}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
