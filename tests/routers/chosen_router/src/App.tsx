import { BrowserRouter, HashRouter, Route, Routes } from "react-router-dom";
const USE_HASH = false;
const Router = USE_HASH ? HashRouter : BrowserRouter;
export default function App() {
  return (
    <Router>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/x" element={<h1>X</h1>} />
      </Routes>
    </Router>
  );
}
