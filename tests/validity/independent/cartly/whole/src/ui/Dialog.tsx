import { useEffect, useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

export function Dialog({ title, onClose, children, actions }: Props) {
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const inside = () => [...(paper.current?.querySelectorAll<HTMLElement>("input, textarea, button") ?? [])];
    inside()[0]?.focus();
    const onKey = (e: KeyboardEvent) => {
      if (e.key === "Escape") onClose();
      if (e.key !== "Tab") return;
      const all = inside();
      const first = all[0];
      const last = all[all.length - 1];
      if (e.shiftKey && document.activeElement === first) {
        e.preventDefault();
        last?.focus();
      } else if (!e.shiftKey && document.activeElement === last) {
        e.preventDefault();
        first?.focus();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      before?.focus?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return createPortal(
    <div className="Dialog-scrim" onMouseDown={(e) => e.target === e.currentTarget && onClose()}>
      <div ref={paper} role="dialog" aria-modal="true" aria-labelledby={id} className="Dialog-paper">
        <h2 id={id}>{title}</h2>
        <div className="Dialog-content">{children}</div>
        <div className="Dialog-actions">{actions}</div>
      </div>
    </div>,
    document.body,
  );
}
