import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { members } from "./accounts";

export default function SignUp() {
  const navigate = useNavigate();
  const [mail, setMail] = useState("");
  const [word, setWord] = useState("");
  return (
    <form onSubmit={(e) => { e.preventDefault(); members.push({ mail, word }); navigate("/login"); }}>
      <h1>New here?</h1>
      <label>Email <input type="email" value={mail} onChange={(e) => setMail(e.target.value)} required /></label>
      <label>Password <input type="password" minLength={8} value={word} onChange={(e) => setWord(e.target.value)} required /></label>
      <button>Create account</button>
    </form>
  );
}
