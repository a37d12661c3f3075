import { BrowserRouter, Route, Routes } from "react-router-dom";
import Admin from "./Admin";
import Docs from "./Docs";
import Shell from "./Shell";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/*" element={<Shell />} />
        <Route path="/admin/*" element={<Admin />} />
        <Route path="docs/*" element={<Docs />} />
      </Routes>
    </BrowserRouter>
  );
}
