import { BrowserRouter, Route, Routes } from "react-router-dom";
import { schoolRoutes } from "./routes/school";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="schools" children={schoolRoutes} />
      </Routes>
    </BrowserRouter>
  );
}
