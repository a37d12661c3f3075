import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { PropsWithChildren, ReactNode } from "react";

const Panel = () => (
  <Routes>
    <Route path="mail" element={<h1>Mail</h1>} />
    <Route path="keys" element={<h1>Keys</h1>} />
  </Routes>
);
const Area = ({ children, start }: PropsWithChildren<{ start: ReactNode }>) => (
  <Routes>
    <Route path="/" element={start} />
    <Route path="/panel/*" element={<main>{children}</main>} />
  </Routes>
);

export default function App() {
  return (
    <BrowserRouter>
      <Area start={<h1>Start</h1>}>
        <Panel />
      </Area>
    </BrowserRouter>
  );
}
