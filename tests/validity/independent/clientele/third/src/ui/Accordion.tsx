import { useId, useState } from "react";
import type { ReactNode } from "react";

export function Collapse({ open, id, children }: { open: boolean; id?: string; children: ReactNode }) {
  return (
    <div id={id} className={`collapse ${open ? "is-open" : ""}`} role="region" aria-hidden={!open}>
      <div className="collapse-inner">{children}</div>
    </div>
  );
}

interface AccordionProps {
  summary: ReactNode;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
}

export function Accordion({ summary, defaultOpen = false, className = "", children }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <div className={`accordion ${open ? "is-open" : ""} ${className}`}>
      <button type="button" className="accordion-summary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {summary}
      </button>
      <Collapse open={open} id={id}>{children}</Collapse>
    </div>
  );
}
