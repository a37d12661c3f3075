interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
}

export function Switch({ checked, onChange, label }: SwitchProps) {
  return (
    <span className={`switch ${checked ? "is-on" : ""}`}>
      <input type="checkbox" className="switch-input" aria-label={label} checked={checked} onChange={(e) => onChange(e.target.checked)} />
      <span className="switch-thumb" />
    </span>
  );
}

interface SwitchRowProps extends SwitchProps { text: string }

export function SwitchRow({ checked, onChange, label, text }: SwitchRowProps) {
  return (
    <div className="switch-row">
      <div>
        <p className="strong">{label}</p>
        <p className="muted small">{text}</p>
      </div>
      <Switch checked={checked} onChange={onChange} label={label} />
    </div>
  );
}
