import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { ReactElement } from "react";

const guarded = (path: string, element: ReactElement) => (
  <Route key={path} path={path} element={<main>{element}</main>} />
);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Door</h1>} />
        {guarded("/vault", <h1>Vault</h1>)}
        {guarded("/keys", <h1>Keys</h1>)}
      </Routes>
    </BrowserRouter>
  );
}
