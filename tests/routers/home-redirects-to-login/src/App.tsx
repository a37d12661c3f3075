import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";

const isLoggedIn = () => Boolean(localStorage.getItem("auth_token"));

const Private = () => (isLoggedIn() ? <Outlet /> : <Navigate to="/login" replace />);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to={isLoggedIn() ? "/home" : "/login"} replace />} />
        <Route path="/login" element={isLoggedIn() ? <Navigate to="/home" /> : <h1>Log in</h1>} />
        <Route element={<Private />}>
          <Route path="/home" element={<h1>Home</h1>} />
          <Route path="/home/:section" element={<h1>Section</h1>} />
        </Route>
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
    </BrowserRouter>
  );
}
