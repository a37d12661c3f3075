interface SwitchProps {
  checked: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ checked, onChange }: SwitchProps) {
  return <input type="checkbox" role="switch" className="switch" checked={checked} onChange={(e) => onChange(e.target.checked)} />;
}
