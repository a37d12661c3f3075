import { BrowserRouter, Route, Routes } from "react-router-dom";

const YEAR = new Date().getFullYear();
const INVITE = `/invite/${Math.random().toString(36).slice(2)}`;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={import.meta.env.VITE_ADMIN_PATH} element={<h1>Admin</h1>} />
        <Route path={`/review/${YEAR}`} element={<h1>Review</h1>} />
        <Route path={INVITE} element={<h1>Invited</h1>} />
        <Route path={localStorage.getItem("start") ?? "/start"} element={<h1>Start</h1>} />
        <Route path="/archive/:year" element={<h1>Archive</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
