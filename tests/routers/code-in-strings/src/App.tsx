import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Tutorial } from "./pages/Tutorial";

// <Route path="/line" element={<Line />} />
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>{'<Route path="/quoted" />'}</h1>} />
        {/* <Route path="/commented" element={<Tutorial />} /> */}
        <Route
          /* path="/beside" */
          path="/tutorial" // was "/lesson"
          element={<Tutorial />}
        />
      </Routes>
    </BrowserRouter>
  );
}
