import { Check, Minus } from "lucide-react";

interface Props {
  checked: boolean | "indeterminate";
  onChange: () => void;
  label: string;
}

export function Checkbox({ checked, onChange, label }: Props) {
  const state = checked === "indeterminate" ? "indeterminate" : checked ? "checked" : "unchecked";
  return (
    <button
      type="button"
      role="checkbox"
      className="check"
      aria-checked={checked === "indeterminate" ? "mixed" : checked}
      aria-label={label}
      data-state={state}
      onClick={onChange}
    >
      {state === "checked" && <Check size={13} strokeWidth={3.5} />}
      {state === "indeterminate" && <Minus size={12} strokeWidth={3.5} />}
    </button>
  );
}
