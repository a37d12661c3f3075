import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, type ReactNode } from "react";

interface Props {
  title: ReactNode;
  open: boolean;
  onToggle: () => void;
  className?: string;
  children: ReactNode;
}

export function Collapse({ title, open, onToggle, className = "px-5 py-[10px]", children }: Props) {
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div data-state={open ? "open" : "closed"}>
      <button
        type="button"
        className={`flex w-full items-center gap-2 text-left ${className}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <Chevron size={16} className="shrink-0" />
        {title}
      </button>
      <div id={id} hidden={!open}>{children}</div>
    </div>
  );
}
