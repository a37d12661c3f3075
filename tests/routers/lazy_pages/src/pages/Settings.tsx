import { Route, Routes } from "react-router-dom";

export default function Settings() {
  return (
    <Routes>
      <Route index element={<h1>General</h1>} />
      <Route path="keys" element={<h1>Keys</h1>} />
    </Routes>
  );
}
