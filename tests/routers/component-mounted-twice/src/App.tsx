import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Section } from "./Section";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/books/*" element={<Section noun="book" />} />
        <Route path="/films/*" element={<Section noun="film" extra="trailers" />} />
      </Routes>
    </BrowserRouter>
  );
}
