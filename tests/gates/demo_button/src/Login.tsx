import { useNavigate } from "react-router-dom";
import { useAuth } from "./auth";

export default function Login() {
  const { login } = useAuth();
  const navigate = useNavigate();
  return (
    <div>
      <h1>Fieldnotes</h1>
      <p>Notes for people who walk.</p>
      <button>What is this?</button>
      <button onClick={() => { login("demo"); navigate("/dashboard"); }}>Sign in with demo</button>
    </div>
  );
}
