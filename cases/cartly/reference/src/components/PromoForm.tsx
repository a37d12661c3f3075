import { Tag, X } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { useShop } from "../state/store";
import { promoProblem, PROMOS } from "../state/totals";

export default function PromoForm({ subtotal }: { subtotal: number }) {
  const { state, dispatch, toast } = useShop();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const apply = (e: FormEvent) => {
    e.preventDefault();
    const problem = promoProblem(code, subtotal);
    setError(problem ?? "");
    if (problem) return input.current?.focus();
    const clean = code.trim().toUpperCase();
    dispatch({ type: "promo", code: clean });
    setCode("");
    toast(`${clean} applied: ${PROMOS[clean].label.toLowerCase()}`);
  };

  if (state.promo) {
    const problem = promoProblem(state.promo, subtotal);
    return (
      <div className="mt-5">
        <p className="promo-on">
          <Tag size={16} aria-hidden /> <b>{state.promo}</b> <span className="grow">{PROMOS[state.promo]?.label}</span>
          <button type="button" className="icon-btn" aria-label={`Remove promo code ${state.promo}`} onClick={() => { toast(`${state.promo} removed`); dispatch({ type: "promo", code: null }); }}><X size={15} aria-hidden /></button>
        </p>
        {problem && <p className="error" role="alert">{problem}</p>}
      </div>
    );
  }
  return (
    <form className="mt-5" noValidate onSubmit={apply}>
      <label htmlFor="promo" className="label">Promo code</label>
      <div className="flex gap-2">
        <input ref={input} id="promo" className="input grow" autoComplete="off" value={code} aria-invalid={Boolean(error)} aria-describedby={error ? "promo-error" : "promo-hint"} onChange={(e) => { setCode(e.target.value); setError(""); }} />
        <button type="submit" className="btn btn-line">Apply</button>
      </div>
      {error ? <p id="promo-error" className="error" role="alert">{error}</p> : <p id="promo-hint" className="muted mt-1">First order? POTTED10 takes 10% off.</p>}
    </form>
  );
}
