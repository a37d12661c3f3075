import { forwardRef, useId, useState } from "react";
import type { ReactNode } from "react";

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: string;
  placeholder?: string;
  helperText?: string;
  error?: boolean;
  shrink?: boolean;
  multiline?: boolean;
  rows?: number;
  maxLength?: number;
  autoFocus?: boolean;
  autoComplete?: string;
  endAdornment?: ReactNode;
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, value, onChange, type = "text", placeholder, helperText, error, shrink, multiline, rows, maxLength, autoFocus, autoComplete, endAdornment } = props;
  const id = useId();
  const [focused, setFocused] = useState(false);
  const floated = shrink || focused || value !== "";
  const shared = {
    id,
    value,
    placeholder: floated ? placeholder : undefined,
    maxLength,
    autoFocus,
    "aria-invalid": error || undefined,
    "aria-describedby": helperText ? `${id}-helper` : undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <div className={`field ${shrink ? "field-above" : "field-float"} ${floated ? "is-floated" : ""} ${error ? "is-error" : ""}`}>
      <label className="field-label" htmlFor={id}>{label}</label>
      <div className="field-box">
        {multiline ? (
          <textarea {...shared} className="input" rows={rows} onChange={(e) => onChange(e.target.value)} />
        ) : (
          <input {...shared} ref={ref} className="input" type={type} autoComplete={autoComplete} onChange={(e) => onChange(e.target.value)} />
        )}
        {endAdornment && <span className="adornment">{endAdornment}</span>}
      </div>
      {helperText && <p className="helper" id={`${id}-helper`}>{helperText}</p>}
    </div>
  );
});
