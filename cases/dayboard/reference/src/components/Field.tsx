import { useId, type ReactNode } from "react";

interface FieldAria {
  id: string;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
}

interface Props {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: (aria: FieldAria) => ReactNode;
}

/** Label, control, hint and error message, tied together for assistive technology. */
export function Field({ label, required, hint, error, className = "", children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {required && <span className="req" aria-hidden="true"> *</span>}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": error || hint ? noteId : undefined })}
      {error ? (
        <p id={noteId} className="error" role="alert">{error}</p>
      ) : (
        hint && <p id={noteId} className="hint">{hint}</p>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  legend: string;
  name: string;
  options: { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** Radio buttons drawn as one segmented strip. */
export function Choice<T extends string>({ legend, name, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="segments">
        {options.map((o) => (
          <label key={o.value} className={o.value === value ? "is-on" : ""}>
            <input type="radio" name={name} value={o.value} checked={o.value === value} onChange={() => onChange(o.value)} />
            {o.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
