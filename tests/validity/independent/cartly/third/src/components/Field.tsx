import { color, ui } from "../theme";

interface Props {
  id: string;
  label: string;
  optional?: boolean;
  placeholder?: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

export function Field({ id, label, optional, placeholder, value, error, onChange }: Props) {
  return (
    <div style={{ marginBottom: 12, flex: 1 }}>
      <label htmlFor={id} style={{ display: "block", fontSize: 14.5, marginBottom: 2 }}>
        {label}
        {optional && <span style={{ fontSize: 11.5, color: color.muted }}> (optional)</span>}
      </label>
      <input id={id} value={value} placeholder={placeholder} onChange={(e) => onChange(e.target.value)} style={{ ...ui.field, borderColor: error ? color.red : color.border }} />
      {error && <div style={{ color: color.red, fontSize: 13.5, marginTop: 3 }}>{error}</div>}
    </div>
  );
}
