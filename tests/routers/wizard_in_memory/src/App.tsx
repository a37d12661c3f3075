import { BrowserRouter, MemoryRouter, Route, Routes } from "react-router-dom";

const Wizard = () => (
  <MemoryRouter initialEntries={["/name"]}>
    <Routes>
      <Route path="/name" element={<p>Your name</p>} />
      <Route path="/mail" element={<p>Your mail</p>} />
    </Routes>
  </MemoryRouter>
);

export default function App() {
  return (
    <div>
      <Wizard />
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<h1>Desk</h1>} />
          <Route path="/tickets" element={<h1>Tickets</h1>} />
        </Routes>
      </BrowserRouter>
    </div>
  );
}
