import type { KeyboardEvent } from "react";

interface Option<T extends string> {
  value: T;
  label: string;
  count?: number;
}

interface Props<T extends string> {
  label: string;
  options: Option<T>[];
  value: T;
  onChange: (value: T) => void;
  as?: "radio" | "tab";
}

export function Segmented<T extends string>({ label, options, value, onChange, as = "radio" }: Props<T>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const index = options.findIndex((o) => o.value === value);
    const next = (index + step + options.length) % options.length;
    onChange(options[next].value);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div className="seg" role={as === "radio" ? "radiogroup" : "tablist"} aria-label={label} onKeyDown={move}>
      {options.map((option) => {
        const active = option.value === value;
        const aria = as === "radio" ? { "aria-checked": active } : { "aria-selected": active };
        return (
          <button
            key={option.value}
            type="button"
            role={as}
            {...aria}
            tabIndex={active ? 0 : -1}
            data-state={active ? "active" : "inactive"}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.count !== undefined && <span className="count">{option.count}</span>}
          </button>
        );
      })}
    </div>
  );
}
