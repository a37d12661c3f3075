import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  children: ReactNode;
}

export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error ? <p id={`${id}-error`} className="error" role="alert">{error}</p> : hint && <p id={`${id}-hint`} className="hint">{hint}</p>}
    </div>
  );
}

/** Attributes that tie an input to its Field. */
export const tied = (id: string, error?: string, hint?: boolean) => ({
  id,
  className: error ? "input bad" : "input",
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

interface SwitchProps {
  id: string;
  label: string;
  hint?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ id, label, hint, on, onChange }: SwitchProps) {
  return (
    <div className="switch-row">
      <div className="min-w-0 flex-1">
        <label id={`${id}-label`} htmlFor={id} className="switch-label">{label}</label>
        {hint && <p className="hint">{hint}</p>}
      </div>
      <button id={id} type="button" role="switch" aria-checked={on} aria-labelledby={`${id}-label`} className="switch" onClick={() => onChange(!on)}>
        <span className="switch-knob" />
      </button>
    </div>
  );
}

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  counts?: Partial<Record<T, number>>;
}

export function Segmented<T extends string>({ label, options, value, onChange, counts }: SegmentedProps<T>) {
  return (
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} className="seg-btn" onClick={() => onChange(option)}>
          {option}
          {counts && <span className="seg-count">{counts[option] ?? 0}</span>}
        </button>
      ))}
    </div>
  );
}

export function Pill({ text }: { text: string }) {
  return <span className={`pill ${text.toLowerCase()}`}>{text}</span>;
}
