import { Route, Routes } from "react-router-dom";
export const App = () => (
  <Routes>
    <Route path="/" element={<h1>Radio</h1>} />
    <Route path="/station/:id" element={<h1>Station</h1>} />
  </Routes>
);
