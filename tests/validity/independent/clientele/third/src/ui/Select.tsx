import { useId, useState } from "react";
import { ChevronDown } from "lucide-react";
import { Popover } from "./Popover";

export interface Option { value: string; label: string }

interface SelectProps {
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
  size?: "small" | "medium";
  hideLabel?: boolean;
  inline?: boolean;
  helperText?: string;
  error?: boolean;
  width?: number | string;
}

export function Select({ label, value, options, onChange, size = "medium", hideLabel, inline, helperText, error, width }: SelectProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = options.find((o) => o.value === value);
  const pick = (next: string) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <div className={`field ${inline ? "field-inline" : "field-above"} ${error ? "is-error" : ""}`} style={{ width }}>
      {!hideLabel && <label className="field-label" id={`${id}-label`}>{label}</label>}
      <div
        role="combobox"
        tabIndex={0}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-controls={`${id}-list`}
        aria-labelledby={hideLabel ? undefined : `${id}-label`}
        aria-label={hideLabel ? label : undefined}
        className={`select select-${size}`}
        onClick={(e) => setAnchor(e.currentTarget)}
        onKeyDown={(e) => {
          if (["Enter", " ", "ArrowDown"].includes(e.key)) {
            e.preventDefault();
            setAnchor(e.currentTarget);
          }
        }}
      >
        <span className={current ? "" : "placeholder"}>{current ? current.label : "Choose"}</span>
        <ChevronDown size={14} />
      </div>
      {helperText && <p className="helper">{helperText}</p>}
      <Popover anchor={anchor} onClose={() => setAnchor(null)} matchWidth>
        <ul role="listbox" id={`${id}-list`} className="menu-list">
          {options.map((o) => (
            <li
              key={o.value}
              role="option"
              tabIndex={0}
              aria-selected={o.value === value}
              className={`menu-item ${o.value === value ? "is-selected" : ""}`}
              onClick={() => pick(o.value)}
              onKeyDown={(e) => e.key === "Enter" && pick(o.value)}
            >
              {o.label}
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  );
}
