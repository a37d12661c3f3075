import { useEffect, useState, type CSSProperties } from "react";
import { color } from "../theme";

interface Props {
  value: number;
  max: number;
  onChange: (value: number) => void;
  height?: number;
}

const side = (off: boolean): CSSProperties => ({ width: 36, height: "100%", fontSize: 20, lineHeight: 1, color: off ? "#b3bab5" : color.ink });

export function Stepper({ value, max, onChange, height = 40 }: Props) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  const commit = () => {
    const typed = parseInt(text, 10);
    if (Number.isNaN(typed)) {
      setText(String(value));
      return;
    }
    const next = Math.min(max, Math.max(1, typed));
    setText(String(next));
    onChange(next);
  };

  return (
    <div style={{ display: "flex", alignItems: "center", width: 114, height, border: `1px solid ${color.border}`, borderRadius: 6, background: color.white }}>
      <button type="button" aria-label="Fewer" disabled={value <= 1} onClick={() => onChange(value - 1)} style={side(value <= 1)}>
        −
      </button>
      <input
        aria-label="Quantity"
        inputMode="numeric"
        value={text}
        onChange={(e) => setText(e.target.value.replace(/\D/g, ""))}
        onBlur={commit}
        onKeyDown={(e) => e.key === "Enter" && commit()}
        style={{ width: 40, border: 0, background: "none", textAlign: "center", padding: 0 }}
      />
      <button type="button" aria-label="More" disabled={value >= max} onClick={() => onChange(value + 1)} style={side(value >= max)}>
        +
      </button>
    </div>
  );
}
