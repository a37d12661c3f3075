import { MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";

function Welcome() {
  const navigate = useNavigate();
  return <button onClick={() => navigate("/step/1")}>Begin</button>;
}

export default function App() {
  return (
    <MemoryRouter initialEntries={["/"]} initialIndex={0}>
      <Routes>
        <Route path="/" element={<Welcome />} />
        <Route path="/step/:number" element={<h1>Step</h1>} />
        <Route path="/done" element={<h1>Done</h1>} />
      </Routes>
    </MemoryRouter>
  );
}
