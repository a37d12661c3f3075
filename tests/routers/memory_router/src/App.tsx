import { MemoryRouter, Routes, Route, useNavigate } from "react-router-dom";

function Start() {
  const navigate = useNavigate();
  return <button onClick={() => navigate("/quiz")}>Start</button>;
}

export default function App() {
  return (
    <MemoryRouter initialEntries={["/"]} initialIndex={0}>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/quiz" element={<h1>Quiz</h1>} />
        <Route path="/score/:points" element={<h1>Score</h1>} />
      </Routes>
    </MemoryRouter>
  );
}
