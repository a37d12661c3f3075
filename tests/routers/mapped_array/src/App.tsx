import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { ReactElement } from "react";

interface AppRoute {
  path: string;
  label: string;
  element: ReactElement;
}

const routes: AppRoute[] = [
  { path: "/", label: "Home", element: <h1>Home</h1> },
  { path: "/stats", label: "Stats", element: <h1>Stats</h1> },
  { path: "/stats/:day", label: "Day", element: <h1>Day</h1> },
];

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={route.element} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
