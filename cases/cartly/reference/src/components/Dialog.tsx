import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal on the native <dialog>: focus stays inside, Escape and the backdrop close it, focus goes back afterwards. */
export default function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const el = ref.current;
    if (el && !el.open) {
      el.showModal();
      el.querySelector<HTMLElement>("input, [data-first]")?.focus();
    }
    return () => {
      if (opener instanceof HTMLElement) window.queueMicrotask(() => opener.isConnected && opener.focus());
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onMouseDown={(e) => e.target === e.currentTarget && onClose()}
    >
      <div className="dialog-body">
        <div className="flex items-start justify-between gap-6">
          <h2 id={titleId} className="h2">{title}</h2>
          <button type="button" className="icon-btn" aria-label="Close dialog" onClick={onClose}><X size={18} aria-hidden /></button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

export function ConfirmDialog({ title, text, yes, no, onYes, onClose }: {
  title: string; text: string; yes: string; no: string; onYes: () => void; onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-3 mb-6">{text}</p>
      <div className="flex justify-end gap-3">
        <button type="button" data-first className="btn btn-line" onClick={onClose}>{no}</button>
        <button type="button" className="btn btn-danger" onClick={() => { onYes(); onClose(); }}>{yes}</button>
      </div>
    </Dialog>
  );
}
