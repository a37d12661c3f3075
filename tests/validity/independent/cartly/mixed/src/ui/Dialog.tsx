import { X } from "lucide-react";
import { KeyboardEvent, ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { cn, display, focusRing } from "./cn";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  alert?: boolean;
  children: ReactNode;
}

const FOCUSABLE = "button:not([disabled]), [href], input, textarea, [tabindex='0']";

export function Dialog(props: DialogProps) {
  return props.open ? createPortal(<DialogPanel {...props} />, document.body) : null;
}

function DialogPanel({ onOpenChange, title, description, alert, children }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    (panel.current?.querySelector<HTMLElement>("[data-autofocus]") ?? panel.current)?.focus();
    document.body.style.overflow = "hidden";
    return () => {
      document.body.style.overflow = "";
      before?.focus();
    };
  }, []);

  const onKey = (e: KeyboardEvent) => {
    if (e.key === "Escape") onOpenChange(false);
    if (e.key !== "Tab") return;
    const nodes = [...(panel.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const first = nodes[0];
    const last = nodes[nodes.length - 1];
    if (e.shiftKey && (document.activeElement === first || document.activeElement === panel.current)) {
      e.preventDefault();
      last?.focus();
    } else if (!e.shiftKey && document.activeElement === last) {
      e.preventDefault();
      first?.focus();
    }
  };

  return (
    <div className="fixed inset-0 z-50 flex items-center justify-center p-4">
      <div className="absolute inset-0 bg-[#1c2421]/50" onClick={() => !alert && onOpenChange(false)} />
      <div
        ref={panel}
        role={alert ? "alertdialog" : "dialog"}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-text` : undefined}
        tabIndex={-1}
        onKeyDown={onKey}
        className="relative w-full max-w-md rounded-lg bg-[#fdfefa] p-6 shadow-2xl outline-none"
      >
        <h2 id={`${id}-title`} className={cn(display, "pr-8 text-[22px]")}>
          {title}
        </h2>
        {description && (
          <p id={`${id}-text`} className="mt-2 text-[15px] text-[#4b544f]">
            {description}
          </p>
        )}
        <div className="mt-5">{children}</div>
        {!alert && (
          <button
            type="button"
            aria-label="Close"
            onClick={() => onOpenChange(false)}
            className={cn("absolute right-4 top-4 rounded p-1 text-[#4b544f] hover:bg-[#e3e9df]", focusRing)}
          >
            <X className="h-4 w-4" aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}
