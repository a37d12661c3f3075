import { HashRouter, Navigate, Route, Routes } from "react-router-dom";
import { STEPS, stepPath } from "./steps";

export default function App() {
  return (
    <HashRouter>
      <Routes>
        <Route path="/" element={<Navigate to={stepPath(0)} />} />
        {STEPS.map((step, index) => (
          <Route key={step.id} path={stepPath(index)} element={<h1>{step.title}</h1>} />
        ))}
        <Route path={`${stepPath(STEPS.length - 1)}/done`} element={<h1>Done</h1>} />
      </Routes>
    </HashRouter>
  );
}
