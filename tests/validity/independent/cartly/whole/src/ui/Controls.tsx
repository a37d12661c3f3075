import { useId, type ReactNode } from "react";
import { Check, ChevronDown, ChevronUp, Minus, Plus } from "lucide-react";
import { IconButton } from "./Button";

export function Switch({ checked, onChange, label }: { checked: boolean; onChange: (on: boolean) => void; label: string }) {
  return (
    <span className={checked ? "Switch Switch-on" : "Switch"}>
      <input type="checkbox" className="Switch-input" aria-label={label} checked={checked} onChange={(e) => onChange(e.target.checked)} />
      <span className="Switch-track">
        <span className="Switch-thumb" />
      </span>
    </span>
  );
}

export function Checkbox({ checked, onChange, children }: { checked: boolean; onChange: (on: boolean) => void; children: ReactNode }) {
  return (
    <label className="Checkbox">
      <span className={checked ? "Checkbox-box Checkbox-on" : "Checkbox-box"}>
        <input type="checkbox" checked={checked} onChange={(e) => onChange(e.target.checked)} />
        {checked && <Check size={13} strokeWidth={3.5} aria-hidden />}
      </span>
      <span className="Checkbox-text">{children}</span>
    </label>
  );
}

export function Stepper({ value, min = 1, max, onChange, label, large }: { value: number; min?: number; max: number; onChange: (n: number) => void; label: string; large?: boolean }) {
  return (
    <div role="group" aria-label={`Quantity of ${label}`} className={large ? "Stepper Stepper-large" : "Stepper"}>
      <IconButton aria-label={`One fewer ${label}`} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Minus size={15} />
      </IconButton>
      <span className="Stepper-value" aria-live="polite">
        {value}
      </span>
      <IconButton aria-label={`One more ${label}`} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Plus size={15} />
      </IconButton>
    </div>
  );
}

export function Accordion({ title, open, onToggle, children, className = "" }: { title: ReactNode; open: boolean; onToggle: () => void; children: ReactNode; className?: string }) {
  const id = useId();
  return (
    <div className={`Accordion ${className}`}>
      <button type="button" className="Accordion-head" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span>{title}</span>
        {open ? <ChevronUp size={17} aria-hidden /> : <ChevronDown size={17} aria-hidden />}
      </button>
      {open && (
        <div id={id} className="Accordion-body">
          {children}
        </div>
      )}
    </div>
  );
}

export function Disclosure({ title, open, onToggle, children }: { title: string; open: boolean; onToggle: () => void; children: ReactNode }) {
  const id = useId();
  return (
    <div className="Panel">
      <button type="button" className="Disclosure-head" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className={open ? "Disclosure-mark Disclosure-open" : "Disclosure-mark"} aria-hidden />
        {title}
      </button>
      {open && (
        <div id={id} className="Disclosure-body">
          {children}
        </div>
      )}
    </div>
  );
}
