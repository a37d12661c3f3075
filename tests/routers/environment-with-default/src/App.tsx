import { BrowserRouter, Route, Routes } from "react-router-dom";
import { ADMIN_PATH, BASE } from "./env";

export default function App() {
  return (
    <BrowserRouter basename={BASE}>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={ADMIN_PATH} element={<h1>Admin</h1>} />
        {import.meta.env.DEV && <Route path="/playground" element={<h1>Playground</h1>} />}
        {import.meta.env.PROD && <Route path="/status" element={<h1>Status</h1>} />}
      </Routes>
    </BrowserRouter>
  );
}
