import { BrowserRouter, Route, Routes, useRoutes } from "react-router-dom";
import { settings } from "./settings";
const menu = JSON.parse(localStorage.getItem("menu") ?? "[]");
const response = await fetch("/routes.json").catch(() => null);
const remote = response ? await response.json() : {};
const Extra = () => useRoutes(menu);
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={settings.aboutPath} element={<h1>About</h1>} />
        <Route path={remote.path} element={<h1>Remote</h1>} />
        <Route path={`/${window.name}/x`} element={<h1>Named</h1>} />
      </Routes>
      <Extra />
    </BrowserRouter>
  );
}
