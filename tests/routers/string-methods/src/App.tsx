import { BrowserRouter, Route, Routes } from "react-router-dom";

const TITLES = ["Annual Report", "Press Kit"];
const DETAIL = "/items/{id}";
const LEGACY = "/old/terms";

const slug = (title: string) => title.toLowerCase().replace(/\s+/g, "-");

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={String.raw`/`} element={<h1>Home</h1>} />
        <Route path={"/docs".concat("/", "api")} element={<h1>API</h1>} />
        <Route path={DETAIL.replace("{id}", ":id")} element={<h1>Item</h1>} />
        <Route path={LEGACY.slice("/old".length)} element={<h1>Terms</h1>} />
        <Route path={"/FAQ".toLowerCase()} element={<h1>FAQ</h1>} />
        {TITLES.map((title) => (
          <Route key={title} path={`/${slug(title)}`} element={<h1>{title}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
