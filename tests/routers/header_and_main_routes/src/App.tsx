import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Header } from "./Header";
export default function App() {
  return (
    <BrowserRouter>
      <Header />
      <main>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/learn" element={<h1>Learn</h1>} />
        </Routes>
      </main>
      <footer>
        <Routes>
          <Route path="/learn" element={<p>Lessons</p>} />
          <Route path="*" element={null} />
        </Routes>
      </footer>
    </BrowserRouter>
  );
}
