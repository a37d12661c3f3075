import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import { useStore } from "./store";

export default function App() {
  const start = useStore((s) => s.start);
  const custom = useStore((s) => s.customPath);
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to={start} />} />
        <Route path="/today" element={<h1>Today</h1>} />
        <Route path={custom} element={<h1>Mine</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
