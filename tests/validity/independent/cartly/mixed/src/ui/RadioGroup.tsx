import { KeyboardEvent, ReactNode, createContext, useContext, useRef } from "react";
import { cn, focusRing } from "./cn";

interface GroupValue {
  value: string;
  onValueChange: (value: string) => void;
}

const GroupContext = createContext<GroupValue>({ value: "", onValueChange: () => {} });

interface RadioGroupProps<T extends string> {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  className?: string;
  children: ReactNode;
}

export function RadioGroup<T extends string>({ label, value, onValueChange, className, children }: RadioGroupProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const onKey = (e: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key];
    if (!step) return;
    e.preventDefault();
    const items = [...(root.current?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = items[(at + step + items.length) % items.length];
    next?.focus();
    next?.click();
  };
  return (
    <GroupContext.Provider value={{ value, onValueChange: (v) => onValueChange(v as T) }}>
      <div ref={root} role="radiogroup" aria-label={label} onKeyDown={onKey} className={className}>
        {children}
      </div>
    </GroupContext.Provider>
  );
}

interface RadioItemProps {
  value: string;
  label?: string;
  className?: string;
  activeClassName?: string;
  children?: ReactNode;
}

export function RadioItem({ value, label, className, activeClassName, children }: RadioItemProps) {
  const group = useContext(GroupContext);
  const checked = group.value === value;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={checked}
      aria-label={label}
      tabIndex={checked ? 0 : -1}
      data-state={checked ? "checked" : "unchecked"}
      onClick={() => group.onValueChange(value)}
      className={cn(focusRing, className, checked && activeClassName)}
    >
      {children}
    </button>
  );
}
