import { Navigate } from "react-router-dom";
import { useAuth } from "./auth";

export default function Register() {
  const { user } = useAuth();
  if (user) return <Navigate to="/dashboard" replace />;
  return (
    <form>
      <h1>Make yourself an account</h1>
      <label>Name <input name="name" /></label>
      <label>Email <input name="email" type="email" /></label>
      <button type="button">Register</button>
    </form>
  );
}
