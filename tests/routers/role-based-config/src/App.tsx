import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { routesByRole, type Role } from "./config/routesByRole";

export default function App() {
  const [role, setRole] = useState<Role>("viewer");
  const routes = routesByRole[role];

  return (
    <BrowserRouter>
      <button onClick={() => setRole("admin")}>Become admin</button>
      <Routes>
        {routes.map(({ path, title }) => (
          <Route key={path} path={path} element={<h1>{title}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
