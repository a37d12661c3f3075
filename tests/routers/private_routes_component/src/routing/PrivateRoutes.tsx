import { Navigate, Outlet, Route } from "react-router-dom";
export function privateRoutes({ isLoggedIn }: { isLoggedIn: boolean }) {
  const guard = isLoggedIn ? <Outlet /> : <Navigate to="/login" />;
  return (
    <Route path="/" element={guard}>
      <Route index element={<h1>Home</h1>} />
      <Route path="me" element={<h1>Me</h1>} />
    </Route>
  );
}
