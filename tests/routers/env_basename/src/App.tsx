import { BrowserRouter, Route, Routes } from "react-router-dom";
import { BASE } from "./env";
export default function App() {
  return (
    <BrowserRouter basename={BASE || "/"}>
      <Routes>
        <Route path="/" element={<h1>Shop</h1>} />
        <Route path="/sale" element={<h1>Sale</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
