import { useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { green, input, row, serif, sub } from "../bits";
import { Fork, Keys } from "../Sidebar";

const list = [
  ["Tuning", "Concert, studio and home, at A440 or A442"],
  ["Workshop", "Restringing, hammers, soundboards"],
  ["Hire", "Grands and uprights by the day or the season"],
  ["Moving", "Stairs, stages and dry storage"],
  ["Valuation", "For insurance, probate and sale"],
];

export default function Login() {
  const nav = useNavigate();
  const [email, setEmail] = useState("");
  const [pw, setPw] = useState("");
  const [see, setSee] = useState(false);
  const [bad, setBad] = useState(false);

  function go() {
    if (!email.includes("@")) return setBad(true);
    nav("/overview");
  }

  return (
    <div style={{ display: "flex", minHeight: "100vh" }}>
      <div style={{ width: 770, background: "#1c1815", color: "#ddd0ba", padding: "42px 56px", position: "relative" }}>
        <div style={{ ...row, gap: 12 }}>
          <Fork size={46} />
          <div>
            <div style={{ fontFamily: serif, fontSize: 24, color: "#f3ead6" }}>Marlowe & Pike</div>
            <div style={{ fontSize: 12, color: "#a39682" }}>Bristol, since 1987</div>
          </div>
        </div>
        <div style={{ fontFamily: serif, fontSize: 46, fontWeight: 700, lineHeight: "51px", color: "#f7efdd", marginTop: 62 }}>
          Every piano has a file.<br />We keep them here.
        </div>
        <div style={{ marginTop: 36, width: 500 }}>
          {list.map(([a, b]) => (
            <div key={a} style={{ ...row, height: 44, borderTop: "1px solid #3a332c" }}>
              <span style={{ width: 110, fontWeight: 700, color: "#d9b465" }}>{a}</span>{b}
            </div>
          ))}
        </div>
        <div style={{ position: "absolute", left: 0, right: 0, bottom: 0 }}><Keys count={14} height={230} gold={4} /></div>
      </div>
      <div style={{ flex: 1, display: "flex", flexDirection: "column", alignItems: "center", justifyContent: "center", position: "relative" }}>
        <div style={{ width: 370 }}>
          <div style={{ fontFamily: serif, fontSize: 34 }}>Sign in</div>
          <div style={{ ...sub, margin: "8px 0 24px" }}>Use your workshop email.</div>
          <div style={{ fontSize: 13, fontWeight: 700, marginBottom: 6 }}>Email</div>
          <input style={{ ...input, borderColor: bad ? "#9a2f2a" : "#cbbfa8" }} placeholder="you@marlowepike.uk" value={email} onChange={(e) => { setEmail(e.target.value); setBad(false); }} />
          <div style={{ fontSize: 13, fontWeight: 700, margin: "18px 0 6px" }}>Password</div>
          <div style={{ position: "relative" }}>
            <input style={input} type={see ? "text" : "password"} value={pw} onChange={(e) => setPw(e.target.value)} />
            <span style={{ position: "absolute", right: 11, top: 11, cursor: "pointer", color: "#6b6055" }} onClick={() => setSee(!see)}>
              {see ? <EyeOff size={16} /> : <Eye size={16} />}
            </span>
          </div>
          <div style={{ ...sub, marginTop: 6 }}>At least 8 characters</div>
          <div style={{ ...green, width: "100%", justifyContent: "center", marginTop: 26 }} onClick={go}>Sign in</div>
          <div style={{ color: "#25584a", fontWeight: 700, marginTop: 22, cursor: "pointer" }}>▶ Trouble signing in?</div>
        </div>
        <div style={{ ...sub, position: "absolute", bottom: 28 }}>Workshop open Monday to Friday, 8:00 to 17:30</div>
      </div>
    </div>
  );
}
