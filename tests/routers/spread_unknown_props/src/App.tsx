import { BrowserRouter, Route, Routes } from "react-router-dom";
const extra = (window as any).__EXTRA_ROUTE__;
const first = { path: "/first" };
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route {...first} element={<h1>First</h1>} />
        <Route {...extra} element={<h1>Extra</h1>} />
        <Route {...extra} path="/sure" element={<h1>Sure</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
