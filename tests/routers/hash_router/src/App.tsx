import { HashRouter, Route, Routes } from "react-router-dom";
export default function App() {
  return (
    <HashRouter basename="kiosk">
      <Routes>
        <Route path="/" element={<h1>Kiosk</h1>} />
        <Route path="/map" element={<h1>Map</h1>} />
      </Routes>
    </HashRouter>
  );
}
