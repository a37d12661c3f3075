import { BrowserRouter, Route, Routes } from "react-router-dom";
const random = Math.random().toString(36).slice(2);
const today = new Date().toISOString().slice(0, 10);
const steps = Array.from({ length: Math.floor(Math.random() * 3) + 1 }, (_, i) => `/step/${i}`);
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={`/secret-${random}`} element={<h1>Secret</h1>} />
        <Route path={"/day/" + today} element={<h1>Today</h1>} />
        {steps.map((step) => <Route key={step} path={step} element={<h1>{step}</h1>} />)}
        <Route path="/fixed" element={<h1>Fixed</h1>}>
          <Route path={random} element={<h1>Child</h1>} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
