import { useEffect, useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import Splash from "./Splash";

function App() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 1500);
    return () => clearTimeout(timer);
  }, []);

  if (!ready) return <Splash onSkip={() => setReady(true)} />;

  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Today</h1>} />
        <Route path="/week" element={<h1>Week</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
export default App;
