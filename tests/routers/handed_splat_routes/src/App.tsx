import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { ReactNode } from "react";
import { Admin } from "./Admin";

const AppRoutes = ({ children }: { children: ReactNode }) => <Routes>{children}</Routes>;

export default function App() {
  return (
    <BrowserRouter>
      <AppRoutes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/admin/*" element={<Admin />} />
      </AppRoutes>
    </BrowserRouter>
  );
}
