import { Eye, EyeOff } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Field, tied } from "../components/Fields";
import { ForkMark } from "../components/ForkMark";
import { Keyboard } from "../components/Keyboard";
import { useBook } from "../state/book";
import { EMAIL } from "../state/figures";
import { useSession } from "../state/session";

const LEDGER = [
  ["Tuning", "Concert, studio and home, at A440 or A442"],
  ["Workshop", "Restringing, hammers, soundboards"],
  ["Hire", "Grands and uprights by the day or the season"],
  ["Moving", "Stairs, stages and dry storage"],
  ["Valuation", "For insurance, probate and sale"],
];

export default function Login() {
  const { prefs } = useBook();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [visible, setVisible] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    const found: typeof errors = {};
    if (!address) found.email = "Enter your email address.";
    else if (!EMAIL.test(address)) found.email = "Enter an email like name@example.org.";
    if (!password) found.password = "Enter your password.";
    else if (password.length < 8) found.password = "Passwords have at least 8 characters.";
    setErrors(found);
    const firstBad = Object.keys(found)[0];
    if (firstBad) {
      form.current?.querySelector<HTMLElement>(`#login-${firstBad}`)?.focus();
      return;
    }
    signIn(address);
    navigate("/", { replace: true });
  }

  return (
    <div className="login">
      <div className="login-art">
        <div className="flex items-center gap-3">
          <ForkMark size={46} />
          <div>
            <div className="brand-name">{prefs.workspace}</div>
            <div className="brand-line">Bristol, since 1987</div>
          </div>
        </div>
        <p className="login-line">Every piano has a file.<br />We keep them here.</p>
        <dl className="login-ledger">
          {LEDGER.map(([term, text]) => (
            <div key={term}><dt>{term}</dt><dd>{text}</dd></div>
          ))}
        </dl>
        <Keyboard />
      </div>

      <main className="login-side">
        <form ref={form} className="login-form" noValidate onSubmit={submit}>
          <h1 className="title">Sign in</h1>
          <p className="muted mb-6 mt-1">Use your workshop email.</p>
          <div className="flex flex-col gap-4">
            <Field id="login-email" label="Email" error={errors.email}>
              <input {...tied("login-email", errors.email)} type="email" autoComplete="username" placeholder="you@marlowepike.uk" value={email} onChange={(event) => { setEmail(event.target.value); setErrors((old) => ({ ...old, email: undefined })); }} />
            </Field>
            <Field id="login-password" label="Password" error={errors.password} hint="At least 8 characters">
              <div className="relative">
                <input {...tied("login-password", errors.password, true)} type={visible ? "text" : "password"} autoComplete="current-password" value={password} onChange={(event) => { setPassword(event.target.value); setErrors((old) => ({ ...old, password: undefined })); }} />
                <button type="button" className="icon-btn peek" aria-label={visible ? "Hide password" : "Show password"} aria-pressed={visible} onClick={() => setVisible(!visible)}>
                  {visible ? <EyeOff size={17} aria-hidden /> : <Eye size={17} aria-hidden />}
                </button>
              </div>
            </Field>
          </div>
          <button type="submit" className="btn primary mt-6 w-full justify-center">Sign in</button>
          <details className="login-help">
            <summary>Trouble signing in?</summary>
            <p className="muted mt-2">Ring the workshop on 0117 555 0100 and ask for Ines. She can set a new password while you wait.</p>
          </details>
        </form>
        <p className="login-small">Workshop open Monday to Friday, 8:00 to 17:30</p>
      </main>
    </div>
  );
}
