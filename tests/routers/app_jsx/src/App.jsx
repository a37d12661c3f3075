import { Routes, Route } from "react-router-dom";
import Home from "./pages/Home";
import Play from "./pages/Play.jsx";

const App = () => (
  <Routes>
    <Route path="/" element={<Home />} />
    <Route path="/play/:level?" element={<Play />} />
  </Routes>
);

export default App;
