import { Check } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";

interface Props {
  checked: boolean;
  onToggle: () => void;
  name?: string;
  size?: "big";
  className?: string;
  children?: ReactNode;
}

export default function CheckBox({ checked, onToggle, name, size, className = "", children }: Props) {
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === " " || e.key === "Enter") {
      e.preventDefault();
      onToggle();
    }
  };
  return (
    <div
      role="checkbox"
      aria-checked={checked}
      aria-label={name}
      tabIndex={0}
      className={`check ${className}`}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      <span className={`tick ${checked ? "on" : ""} ${size ?? ""}`}>{checked && <Check size={size ? 18 : 14} strokeWidth={3} />}</span>
      {children}
    </div>
  );
}
