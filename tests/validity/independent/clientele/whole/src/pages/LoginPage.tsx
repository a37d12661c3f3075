import { Eye, EyeOff } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { KeyStrip } from "../layout/KeyStrip";
import { Logo } from "../layout/Logo";
import { isEmail } from "../lib/ids";
import { useStore } from "../state/store";
import { Field } from "../ui/Field";

const SERVICES = [
  ["Tuning", "Concert, studio and home, at A440 or A442"],
  ["Workshop", "Restringing, hammers, soundboards"],
  ["Hire", "Grands and uprights by the day or the season"],
  ["Moving", "Stairs, stages and dry storage"],
  ["Valuation", "For insurance, probate and sale"],
];

export function LoginPage() {
  const { state, dispatch } = useStore();
  const navigate = useNavigate();
  const location = useLocation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const target = (location.state as { from?: string } | null)?.from ?? "/overview";

  if (state.signedIn) return <Navigate to={target} replace />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: typeof errors = {};
    if (!email.trim()) found.email = "Enter your email.";
    else if (!isEmail(email)) found.email = "This is not a complete email address.";
    if (!password) found.password = "Enter your password.";
    else if (password.length < 8) found.password = "The password has at least 8 characters.";
    setErrors(found);
    if (found.email || found.password) return;
    dispatch({ type: "session/in" });
    navigate(target, { replace: true });
  };

  return (
    <div className="flex min-h-screen">
      <section className="relative w-[770px] shrink-0 overflow-hidden bg-[#1c1815] px-14 pt-[42px] text-[#ddd0ba]">
        <div className="flex items-center gap-3">
          <Logo size={46} />
          <div>
            <p className="serif text-[24px] leading-7 text-[#f3ead6]">{state.settings.name}</p>
            <p className="text-[12px] text-[#a39682]">Bristol, since 1987</p>
          </div>
        </div>
        <p className="serif mt-[62px] text-[46px] font-bold leading-[51px] text-[#f7efdd]">
          Every piano has a file.<br />We keep them here.
        </p>
        <dl className="mt-9 w-[500px]">
          {SERVICES.map(([term, text]) => (
            <div key={term} className="flex h-11 items-center border-t border-[#3a332c]">
              <dt className="w-[110px] font-bold text-[#d9b465]">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="absolute inset-x-0 bottom-0">
          <KeyStrip whites={14} height={230} lit={4} />
        </div>
      </section>
      <section className="relative flex flex-1 flex-col items-center justify-center">
        <form noValidate className="w-[370px]" onSubmit={submit}>
          <h1 className="serif text-[34px] leading-10">Sign in</h1>
          <p className="soft small mt-2">Use your workshop email.</p>
          <Field label="Email" error={errors.email} className="mt-6">
            <input
              className="input"
              type="email"
              autoComplete="username"
              placeholder="you@marlowepike.uk"
              value={email}
              onChange={(e) => {
                setEmail(e.target.value);
                setErrors({ ...errors, email: undefined });
              }}
            />
          </Field>
          <div className="relative mt-[18px]">
            <Field label="Password" error={errors.password} hint="At least 8 characters">
              <input
                className="input !pr-10"
                type={shown ? "text" : "password"}
                autoComplete="current-password"
                value={password}
                onChange={(e) => {
                  setPassword(e.target.value);
                  setErrors({ ...errors, password: undefined });
                }}
              />
            </Field>
            <button
              type="button"
              className="icon-btn absolute right-[6px] top-[31px]"
              aria-label={shown ? "Hide password" : "Show password"}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={16} /> : <Eye size={16} />}
            </button>
          </div>
          <button type="submit" className="btn mt-6 w-full" data-variant="primary">Sign in</button>
          <details className="mt-6">
            <summary className="cursor-pointer font-bold text-[var(--on)]">Trouble signing in?</summary>
            <p className="soft small mt-2 leading-5">
              Ask Ines at the front desk to set a new password, or ring the workshop on 0117 555 0100.
            </p>
          </details>
        </form>
        <p className="soft small absolute bottom-7">Workshop open Monday to Friday, 8:00 to 17:30</p>
      </section>
    </div>
  );
}
