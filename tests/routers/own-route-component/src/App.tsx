import { BrowserRouter, Route as Page, Routes as Pages } from "react-router-dom";
import { Route, Routes } from "./components/BusLine";

function Timetable() {
  return (
    <Routes title="Lines">
      <Route path="/north" stops={["Harbour", "Market"]} />
      <Route path="/south" stops={["Market", "Stadium"]} />
    </Routes>
  );
}

export default function App() {
  return (
    <BrowserRouter>
      <Pages>
        <Page path="/" element={<Timetable />} />
        <Page path="/tickets" element={<h1>Tickets</h1>} />
      </Pages>
    </BrowserRouter>
  );
}
