interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, hint, checked, onChange }: Props) {
  return (
    <button type="button" role="switch" aria-checked={checked} aria-label={label} className="switch-row" onClick={() => onChange(!checked)}>
      <span className="flex-1 text-left">
        <span className="block">{label}</span>
        {hint && <span className="hint block">{hint}</span>}
      </span>
      <span className={`switch${checked ? " is-on" : ""}`} aria-hidden="true" />
    </button>
  );
}
