import { BrowserRouter, createRoutesFromChildren, Route, useRoutes } from "react-router-dom";
import type { ReactNode } from "react";
import { Admin } from "./Admin";

const Pages = ({ children }: { children: ReactNode }) => useRoutes(createRoutesFromChildren(children));

export default function App() {
  return (
    <BrowserRouter>
      <Pages>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/admin/*" element={<Admin />} />
      </Pages>
    </BrowserRouter>
  );
}
