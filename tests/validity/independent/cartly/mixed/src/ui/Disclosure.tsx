import { ChevronDown, ChevronUp, Play } from "lucide-react";
import { ReactNode, useId, useState } from "react";
import { cn, focusRing } from "./cn";

interface SectionProps {
  title: string;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
}

export function Section({ title, defaultOpen = false, className, children }: SectionProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <div className={className} data-state={open ? "open" : "closed"}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={cn("flex w-full items-center justify-between py-3 text-left text-[15px] font-bold", focusRing)}
        >
          {title}
          <Icon className="h-[18px] w-[18px]" aria-hidden />
        </button>
      </h3>
      <div id={id} role="region" aria-label={title} hidden={!open}>
        {children}
      </div>
    </div>
  );
}

export function Reveal({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="rounded-lg border border-[#cfd2ca] bg-[#fdfefa] px-5 py-4">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={cn("flex w-full items-center gap-2 text-left text-[15px]", focusRing)}
      >
        <Play className={cn("h-2.5 w-2.5 fill-[#1f3a9e] text-[#1f3a9e] transition-transform", open && "rotate-90")} aria-hidden />
        {title}
      </button>
      <div id={id} hidden={!open} className="pt-3">
        {children}
      </div>
    </div>
  );
}
