import { useContext } from "react";
import { Route, Routes } from "react-router-dom";
import { Theme } from "./AppProviders";

const authRoutes = (
  <Route path="/auth">
    <Route path="login" element={<h1>Log in</h1>} />
    <Route path="register" element={<h1>Register</h1>} />
  </Route>
);

export function AppRoutes() {
  const theme = useContext(Theme);
  return (
    <Routes>
      <Route path="/" element={<h1>{theme}</h1>} />
      {authRoutes}
    </Routes>
  );
}
