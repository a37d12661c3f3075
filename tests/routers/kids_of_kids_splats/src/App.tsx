import { BrowserRouter, Route, Routes } from "react-router-dom";
import Portal from "./Portal";
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path=":tenant/*" element={<Portal />} />
        <Route index element={<h1>Choose</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
