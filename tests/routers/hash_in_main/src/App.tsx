import { Routes, Route } from "react-router-dom";

export default function App() {
  return (
    <Routes>
      <Route path="/" element={<h1>Notes</h1>} />
      <Route path="/notes/:noteId" element={<h1>Note</h1>} />
      <Route path="/trash" element={<h1>Trash</h1>} />
    </Routes>
  );
}
