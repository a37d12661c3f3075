import { BrowserRouter, Route, Routes } from "react-router-dom";
import Home from "./pages/Home";
// import { AppOld } from "./AppOld";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/plans" element={<h1>Plans</h1>} />
        <Route path="*" element={<h1>404</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
