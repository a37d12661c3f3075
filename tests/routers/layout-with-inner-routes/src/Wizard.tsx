import { Route, Routes } from "react-router-dom";

const STEPS = ["address", "payment", "review"];

export function Wizard() {
  return (
    <Routes>
      <Route index element={<h1>New order</h1>} />
      {STEPS.map((step, n) => (
        <Route key={step} path={`${n + 1}-${step}`} element={<h1>{step}</h1>} />
      ))}
    </Routes>
  );
}
