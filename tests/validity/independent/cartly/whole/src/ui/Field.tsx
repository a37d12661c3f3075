import { useId, useState, type FocusEvent, type ReactNode } from "react";

interface Props {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  helper?: ReactNode;
  shrink?: boolean;
  placeholder?: string;
  multiline?: boolean;
  type?: string;
  inputMode?: "numeric" | "email" | "tel" | "text";
  autoComplete?: string;
  maxLength?: number;
  autoFocus?: boolean;
  name?: string;
  onEnter?: () => void;
}

/** A text field whose label sits inside until the field is focused or filled, or above it for good with shrink. */
export function Field(props: Props) {
  const { label, value, onChange, onBlur, error, helper, shrink, placeholder, multiline, onEnter, ...input } = props;
  const id = useId();
  const [focused, setFocused] = useState(false);
  const up = shrink || focused || value !== "";
  const shared = {
    ...input,
    id,
    value,
    placeholder: up ? placeholder : undefined,
    "aria-invalid": Boolean(error),
    "aria-describedby": error || helper ? `${id}-help` : undefined,
    onFocus: (_e: FocusEvent) => setFocused(true),
    onBlur: () => {
      setFocused(false);
      onBlur?.();
    },
  };
  return (
    <div className={["Field", shrink ? "Field-stacked" : "Field-floating", up && "Field-up", focused && "Field-focus", error && "Field-error"].filter(Boolean).join(" ")}>
      <label className="Field-label" htmlFor={id}>
        {label}
      </label>
      <div className="Field-box">
        {multiline ? (
          <textarea {...shared} rows={3} onChange={(e) => onChange(e.target.value)} />
        ) : (
          <input
            {...shared}
            onChange={(e) => onChange(e.target.value)}
            onKeyDown={(e) => {
              if (e.key === "Enter" && onEnter) {
                e.preventDefault();
                onEnter();
              }
            }}
          />
        )}
      </div>
      {(error || helper) && (
        <div id={`${id}-help`} className="Field-help" role={error ? "alert" : undefined}>
          {error || helper}
        </div>
      )}
    </div>
  );
}
