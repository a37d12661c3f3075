import { BrowserRouter, Route, Routes } from "react-router-dom";

function Folder() {
  return (
    <Routes>
      <Route index element={<h1>Files</h1>} />
      <Route path="info" element={<h1>Info</h1>} />
      <Route path="sub/*" element={<Folder />} />
    </Routes>
  );
}

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Drive</h1>} />
        <Route path="/files/*" element={<Folder />} />
      </Routes>
    </BrowserRouter>
  );
}
