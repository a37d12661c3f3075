import { Route, Routes } from "react-router-dom";

export function Section({ noun, extra }: { noun: string; extra?: string }) {
  return (
    <Routes>
      <Route index element={<h1>All {noun}s</h1>} />
      <Route path={`new-${noun}`} element={<h1>New {noun}</h1>} />
      <Route path={`:${noun}Id`} element={<h1>One {noun}</h1>} />
      {extra && <Route path={extra} element={<h1>{extra}</h1>} />}
    </Routes>
  );
}
