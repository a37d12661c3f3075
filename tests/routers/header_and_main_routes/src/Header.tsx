import { Route, Routes } from "react-router-dom";
export const Header = () => (
  <header>
    <Routes>
      <Route path="/learn" element={<b>Learn</b>} />
      <Route path="*" element={<b>School</b>} />
    </Routes>
  </header>
);
