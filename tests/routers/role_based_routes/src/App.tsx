import { BrowserRouter, Route, Routes } from "react-router-dom";
import { AuthProvider, useAuth } from "./auth";
import { adminRoutes, memberRoutes, publicRoutes } from "./routes";

function AppRoutes() {
  const { role } = useAuth();
  const routes = [
    ...publicRoutes,
    ...(role !== "guest" ? memberRoutes : []),
    ...(role === "admin" ? adminRoutes : []),
  ];
  return (
    <Routes>
      {routes.map(({ path, page: Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}

export default function App() {
  return (
    <AuthProvider>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AuthProvider>
  );
}
