import { Route, Routes } from "react-router-dom";
export function Component() {
  return (
    <Routes>
      <Route index element={<h1>Help</h1>} />
      <Route path="faq" element={<h1>FAQ</h1>} />
    </Routes>
  );
}
Component.displayName = "Help";
