import { Route, Routes } from "react-router-dom";
export function Workspace() {
  return (
    <Routes>
      <Route path="/" element={<h1>Boards</h1>} />
      <Route path="/board/:boardId" element={<h1>Board</h1>} />
    </Routes>
  );
}
