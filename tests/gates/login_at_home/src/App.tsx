import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import { AuthProvider, useAuth } from "./auth";
import Login from "./Login";
import { About, Dashboard, Orders } from "./pages";
import Register from "./Register";

function Private({ page }: { page: React.JSX.Element }) {
  return useAuth().user ? page : <Navigate to="/" />;
}

export default function App() {
  return (
    <AuthProvider>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Login />} />
          <Route path="/about" element={<About />} />
          <Route path="/register" element={<Register />} />
          <Route path="/dashboard" element={<Private page={<Dashboard />} />} />
          <Route path="/orders" element={<Private page={<Orders />} />} />
        </Routes>
      </BrowserRouter>
    </AuthProvider>
  );
}
