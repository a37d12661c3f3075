import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Layout } from "./Layout";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Layout />}>
          <Route index element={<h1>Home</h1>} />
          <Route path="music" element={<h1>Music</h1>} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
