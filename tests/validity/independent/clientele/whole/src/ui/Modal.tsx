import { X } from "lucide-react";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";

interface Props {
  title: string;
  text?: string;
  onClose: () => void;
  width?: number;
  role?: "dialog" | "alertdialog";
  children: ReactNode;
}

const FOCUSABLE = "button:not(:disabled), input, select, textarea, a[href]";

export function Modal({ title, text, onClose, width = 520, role = "dialog", children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const first = box.current?.querySelector<HTMLElement>("input, select, textarea, [data-autofocus]");
    (first ?? box.current)?.focus();
    document.body.style.overflow = "hidden";
    return () => {
      document.body.style.overflow = "";
      before?.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== "Tab" || !box.current) return;
    const items = [...box.current.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const [first, last] = [items[0], items[items.length - 1]];
    if (event.shiftKey && document.activeElement === first) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first?.focus();
    }
  };

  return createPortal(
    <div className="overlay" data-state="open" onMouseDown={(e) => e.target === e.currentTarget && onClose()}>
      <div
        ref={box}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
        data-state="open"
        tabIndex={-1}
        className="dialog outline-none"
        style={{ maxWidth: width }}
        onKeyDown={onKeyDown}
      >
        <header className="flex items-start justify-between gap-4 px-6 pt-5">
          <div>
            <h2 id={`${id}-title`} className="serif text-[22px] font-bold">{title}</h2>
            {text && <p id={`${id}-text`} className="soft mt-1">{text}</p>}
          </div>
          <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
            <X size={18} />
          </button>
        </header>
        {children}
      </div>
    </div>,
    document.body,
  );
}
