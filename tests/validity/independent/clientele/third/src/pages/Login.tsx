import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { Eye, EyeOff } from "lucide-react";
import { isEmail } from "../lib/format";
import { Keys, Logo } from "../layout/Logo";
import { store, useStore } from "../store/store";
import { Button, IconButton } from "../ui/Button";
import { TextField } from "../ui/TextField";

const SERVICES = [
  ["Tuning", "Concert, studio and home, at A440 or A442"],
  ["Workshop", "Restringing, hammers, soundboards"],
  ["Hire", "Grands and uprights by the day or the season"],
  ["Moving", "Stairs, stages and dry storage"],
  ["Valuation", "For insurance, probate and sale"],
];

export function Login() {
  const signedIn = useStore((s) => s.signedIn);
  const location = useLocation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [visible, setVisible] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  if (signedIn) return <Navigate to={location.state?.from ?? "/"} replace />;

  const emailError = !email.trim() ? "Enter your email" : isEmail(email) ? "" : "Enter a full email address";
  const passwordError = password ? "" : "Enter your password";

  const submit = () => {
    setSubmitted(true);
    if (emailError || passwordError) return;
    store.signIn();
  };

  return (
    <div className="login">
      <section className="login-hero">
        <div className="login-brand">
          <Logo size={46} />
          <div>
            <p className="login-name">Marlowe &amp; Pike</p>
            <p className="brand-sub">Bristol, since 1987</p>
          </div>
        </div>
        <h2 className="login-line">Every piano has a file.<br />We keep them here.</h2>
        <dl className="services">
          {SERVICES.map(([name, text]) => (
            <div key={name}><dt>{name}</dt><dd>{text}</dd></div>
          ))}
        </dl>
        <div className="login-keys"><Keys count={14} width={770} height={230} gold={4} /></div>
      </section>
      <section className="login-side">
        <form className="login-form" noValidate onSubmit={(e) => { e.preventDefault(); submit(); }}>
          <h1 className="page-title">Sign in</h1>
          <p className="muted small">Use your workshop email.</p>
          <TextField
            shrink label="Email" type="email" placeholder="you@marlowepike.uk" autoComplete="username" value={email} onChange={setEmail}
            error={submitted && !!emailError} helperText={submitted ? emailError : ""}
          />
          <TextField
            shrink label="Password" type={visible ? "text" : "password"} autoComplete="current-password" value={password} onChange={setPassword}
            error={submitted && !!passwordError} helperText={submitted && passwordError ? passwordError : "At least 8 characters"}
            endAdornment={
              <IconButton title={visible ? "Hide password" : "Show password"} onClick={() => setVisible(!visible)}>
                {visible ? <EyeOff size={16} /> : <Eye size={16} />}
              </IconButton>
            }
          />
          <Button variant="contained" type="submit" className="btn-full">Sign in</Button>
        </form>
        <p className="login-hours">Workshop open Monday to Friday, 8:00 to 17:30</p>
      </section>
    </div>
  );
}
