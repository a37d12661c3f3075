import { X } from "lucide-react";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  narrow?: boolean;
}

const FOCUSABLE = "input, select, textarea, button:not([disabled]), a[href]";

export function Modal({ title, onClose, children, narrow }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>("[data-first], .modal-body input, .modal-body select");
    (first ?? box.current)?.focus();
    document.body.style.overflow = "hidden";
    return () => {
      document.body.style.overflow = "";
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Tab") return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (document.activeElement === edge || document.activeElement === box.current) {
      event.preventDefault();
      (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
    }
  }

  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("keydown", onEscape);
    return () => document.removeEventListener("keydown", onEscape);
  }, [onClose]);

  return (
    <div className="backdrop" onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <div ref={box} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} className={narrow ? "modal narrow" : "modal"} onKeyDown={onKeyDown}>
        <div className="modal-head">
          <h2 id={titleId} className="modal-title">{title}</h2>
          <button type="button" className="icon-btn" aria-label="Close dialog" onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}

interface ConfirmProps {
  title: string;
  text: ReactNode;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function Confirm({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal title={title} onClose={onClose} narrow>
      <p className="modal-body">{text}</p>
      <div className="modal-foot">
        <button type="button" className="btn" data-first onClick={onClose}>Cancel</button>
        <button type="button" className="btn danger" onClick={() => { onConfirm(); onClose(); }}>{action}</button>
      </div>
    </Modal>
  );
}
