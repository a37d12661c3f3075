import { HashRouter, Route, Routes } from "react-router-dom";
import Home from "./pages/Home";

export function AppOld() {
  return (
    <HashRouter>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/old-plans" element={<h1>Plans</h1>} />
      </Routes>
    </HashRouter>
  );
}
