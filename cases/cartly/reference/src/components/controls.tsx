import { ChevronDown, Heart, Minus, Plus } from "lucide-react";
import { useEffect, useId, useState, type ReactNode } from "react";
import { useShop } from "../state/store";
import type { Product } from "../state/types";

export function HeartButton({ product, text = false }: { product: Product; text?: boolean }) {
  const { isSaved, toggleSaved } = useShop();
  const on = isSaved(product.id);
  return (
    <button
      type="button"
      className={text ? "btn btn-line" : "heart"}
      aria-pressed={on}
      aria-label={text ? undefined : on ? `Remove ${product.name} from saved` : `Save ${product.name}`}
      onClick={() => toggleSaved(product.id)}
    >
      <Heart size={18} aria-hidden fill={on ? "#b4402a" : "none"} color={on ? "#b4402a" : "currentColor"} />
      {text && (on ? "Saved" : "Save")}
    </button>
  );
}

export function Stepper({ value, max, onChange, what }: { value: number; max: number; onChange: (n: number) => void; what: string }) {
  const [draft, setDraft] = useState(String(value));
  useEffect(() => setDraft(String(value)), [value]);
  const commit = () => {
    const n = Math.round(Number(draft));
    const next = Number.isFinite(n) && draft.trim() ? Math.max(1, Math.min(max, n)) : value;
    setDraft(String(next));
    if (next !== value) onChange(next);
  };
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${what}`}>
      <button type="button" aria-label={`Decrease quantity of ${what}`} disabled={value <= 1} onClick={() => onChange(value - 1)}><Minus size={15} aria-hidden /></button>
      <input
        inputMode="numeric"
        aria-label={`Quantity of ${what}`}
        value={draft}
        onChange={(e) => {
          const typed = e.target.value.replace(/\D/g, "").slice(0, 3);
          setDraft(typed);
          if (Number(typed) >= 1 && Number(typed) <= max && Number(typed) !== value) onChange(Number(typed));
        }}
        onBlur={commit}
        onKeyDown={(e) => {
          if (e.key === "Enter") { e.preventDefault(); commit(); }
          if (e.key === "ArrowUp" && value < max) { e.preventDefault(); onChange(value + 1); }
          if (e.key === "ArrowDown" && value > 1) { e.preventDefault(); onChange(value - 1); }
        }}
      />
      <button type="button" aria-label={`Increase quantity of ${what}`} disabled={value >= max} onClick={() => onChange(value + 1)}><Plus size={15} aria-hidden /></button>
    </div>
  );
}

export function Switch({ on, onChange, children, hint }: { on: boolean; onChange: (on: boolean) => void; children: ReactNode; hint?: string }) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-3">
      <span>
        <label htmlFor={id} className="cursor-pointer">{children}</label>
        {hint && <small className="muted block">{hint}</small>}
      </span>
      <button id={id} type="button" role="switch" aria-checked={on} className="switch" onClick={() => onChange(!on)}><i /></button>
    </div>
  );
}

/** A heading that folds what is beneath it away. */
export function Disclosure({ title, children, startOpen = false, className = "" }: { title: string; children: ReactNode; startOpen?: boolean; className?: string }) {
  const [open, setOpen] = useState(startOpen);
  const id = useId();
  return (
    <section className={`disclosure ${className}`}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {title} <ChevronDown size={18} aria-hidden className={open ? "rotate-180" : ""} />
        </button>
      </h3>
      <div id={id} hidden={!open} className="disclosure-body">{children}</div>
    </section>
  );
}

export function Field({ id, label, value, onChange, onBlur, error, hint, ...rest }: {
  id: string; label: string; value: string; onChange: (v: string) => void; onBlur?: () => void; error?: string; hint?: string;
  type?: string; autoComplete?: string; inputMode?: "numeric" | "tel" | "email"; placeholder?: string;
}) {
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="label">{label}{hint && <small id={`${id}-hint`}> {hint}</small>}</label>
        {error && <p id={`${id}-error`} className="error">{error}</p>}
      </div>
      <input {...rest} id={id} name={id} className="input" value={value} onChange={(e) => onChange(e.target.value)} onBlur={onBlur} aria-invalid={Boolean(error)} aria-describedby={describedBy} />
    </div>
  );
}
