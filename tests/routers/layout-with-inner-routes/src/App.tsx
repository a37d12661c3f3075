import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Shell } from "./Shell";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/print/:jobId" element={<h1>Print</h1>} />
        <Route path="/*" element={<Shell />} />
      </Routes>
    </BrowserRouter>
  );
}
