import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

function Guest({ onEnter }: { onEnter: () => void }) {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<button onClick={onEnter}>Enter</button>} />
        <Route path="/register" element={<h1>Register</h1>} />
      </Routes>
    </BrowserRouter>
  );
}

function Member() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Feed</h1>} />
        <Route path="/friends" element={<h1>Friends</h1>} />
      </Routes>
    </BrowserRouter>
  );
}

export default function App() {
  const [inside, setInside] = useState(false);
  if (!inside) {
    return <Guest onEnter={() => setInside(true)} />;
  }
  return <Member />;
}
