import { useEffect, useRef, useState } from "react";
import { color } from "../theme";
import { Icon } from "./Icon";

interface Props {
  label: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
  width: number;
}

export function Select({ label, options, value, onChange, width }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const away = (event: MouseEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("mousedown", away);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("mousedown", away);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);

  return (
    <div style={{ display: "flex", alignItems: "center", gap: 8 }}>
      <span>{label}</span>
      <div ref={root} style={{ position: "relative", width }}>
        <button
          type="button"
          aria-haspopup="listbox"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          style={{ width: "100%", height: 34, display: "flex", alignItems: "center", justifyContent: "space-between", padding: "0 6px 0 13px", background: color.white, border: `1px solid ${color.border}`, borderRadius: 6 }}
        >
          {value}
          <Icon name="down" size={14} />
        </button>
        {open && (
          <ul role="listbox" style={{ position: "absolute", top: 38, right: 0, minWidth: "100%", zIndex: 20, background: color.white, border: `1px solid ${color.border}`, borderRadius: 6, padding: 4, boxShadow: "0 8px 24px rgba(0,0,0,.14)" }}>
            {options.map((option) => (
              <li key={option}>
                <button
                  type="button"
                  role="option"
                  aria-selected={option === value}
                  onClick={() => {
                    onChange(option);
                    setOpen(false);
                  }}
                  style={{ width: "100%", textAlign: "left", padding: "7px 10px", borderRadius: 4, whiteSpace: "nowrap", background: option === value ? color.sage : "transparent" }}
                >
                  {option}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
