import { BrowserRouter, Route, Routes } from "react-router-dom";
const basename = document.querySelector("base")?.getAttribute("href") ?? "/";
export default function App() {
  return (
    <BrowserRouter basename={basename}>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/inside" element={<h1>Inside</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
