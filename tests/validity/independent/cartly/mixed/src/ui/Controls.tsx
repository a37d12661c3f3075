import { Check, Minus, Plus } from "lucide-react";
import { ReactNode } from "react";
import { cn, focusRing } from "./cn";

export function Switch({ id, checked, onCheckedChange, label }: { id?: string; checked: boolean; onCheckedChange: (v: boolean) => void; label: string }) {
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      data-state={checked ? "checked" : "unchecked"}
      onClick={() => onCheckedChange(!checked)}
      className={cn("relative h-6 w-[42px] shrink-0 rounded-full transition-colors", focusRing, checked ? "bg-[#2f6b4a]" : "bg-[#a3aba6]")}
    >
      <span
        className={cn("absolute left-[3px] top-[3px] h-[18px] w-[18px] rounded-full bg-white transition-transform", checked && "translate-x-[18px]")}
      />
    </button>
  );
}

export function Checkbox({ id, checked, onCheckedChange }: { id: string; checked: boolean; onCheckedChange: (v: boolean) => void }) {
  return (
    <button
      id={id}
      type="button"
      role="checkbox"
      aria-checked={checked}
      data-state={checked ? "checked" : "unchecked"}
      onClick={() => onCheckedChange(!checked)}
      className={cn(
        "flex h-[17px] w-[17px] shrink-0 items-center justify-center rounded-[3px] border",
        focusRing,
        checked ? "border-[#1f3a9e] bg-[#1f3a9e] text-white" : "border-[#767d78] bg-white",
      )}
    >
      {checked && <Check className="h-3.5 w-3.5" strokeWidth={3} aria-hidden />}
    </button>
  );
}

interface StepperProps {
  value: number;
  max: number;
  label: string;
  onValueChange: (v: number) => void;
  className?: string;
}

export function Stepper({ value, max, label, onValueChange, className }: StepperProps) {
  const cell = cn("flex h-full w-9 items-center justify-center disabled:text-[#b4bab6]", focusRing);
  return (
    <div role="group" aria-label={label} className={cn("flex h-10 w-[114px] items-center justify-between rounded-md border border-[#9aa29c] bg-white", className)}>
      <button type="button" aria-label="One fewer" className={cell} disabled={value <= 1} onClick={() => onValueChange(value - 1)}>
        <Minus className="h-4 w-4" aria-hidden />
      </button>
      <span aria-live="polite" className="text-[15px] tabular-nums">
        {value}
      </span>
      <button type="button" aria-label="One more" className={cell} disabled={value >= max} onClick={() => onValueChange(value + 1)}>
        <Plus className="h-4 w-4" aria-hidden />
      </button>
    </div>
  );
}

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <section className={cn("rounded-lg border border-[#cfd2ca] bg-[#fdfefa]", className)}>{children}</section>;
}
