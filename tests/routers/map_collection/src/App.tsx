import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { ReactNode } from "react";

const screens = new Map<string, ReactNode>([
  ["/", <h1>Home</h1>],
  ["/log", <h1>Log</h1>],
]);
const names = new Set(["oak", "elm"]);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {[...screens].map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
        {Array.from(screens.keys()).map((path) => (
          <Route key={path} path={`${path}/print`} element={<h1>Print</h1>} />
        ))}
        {[...names].map((name) => (
          <Route key={name} path={`tree/${name}`} element={<h1>{name}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
