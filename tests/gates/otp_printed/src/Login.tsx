import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "./auth";

const DEMO_CODE = "482913";

export default function Login() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const [phone, setPhone] = useState("");
  const [sent, setSent] = useState(false);
  const [digits, setDigits] = useState(["", "", "", "", "", ""]);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  if (!sent) {
    return (
      <div>
        <h1>Enter your phone number</h1>
        <p>We send you a code.</p>
        <input type="tel" placeholder="Phone" value={phone} onChange={(e) => setPhone(e.target.value)} />
        <button disabled={phone.length < 6} onClick={() => setSent(true)}>Send code</button>
      </div>
    );
  }
  const type = (place: number, text: string) => {
    const next = digits.map((digit, each) => (each === place ? text.slice(-1) : digit));
    setDigits(next);
    boxes.current[place + 1]?.focus();
    if (next.join("") === DEMO_CODE) {
      login(phone);
      navigate("/dashboard");
    }
  };
  return (
    <div>
      <h1>Enter the code</h1>
      {digits.map((digit, place) => (
        <input key={place} ref={(box) => { boxes.current[place] = box; }} aria-label={`Digit ${place + 1}`} maxLength={1} style={{ width: 40 }} value={digit} onChange={(e) => type(place, e.target.value)} />
      ))}
      <p>For this demonstration use {DEMO_CODE}.</p>
    </div>
  );
}
