import { BrowserRouter, Route, Routes } from "react-router-dom";
const year = new Date().getFullYear();
const api = import.meta.env.VITE_API_URL;
const prefix = import.meta.env.MODE === "production" ? "" : "/dev";
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={`${prefix}/`} element={<h1>Home {api}</h1>} />
        <Route path={`${prefix}/docs`} element={<h1>Docs</h1>} />
        <Route path={`/review/${year}`} element={<h1>Review</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
