import { CheckCircle2, X } from "lucide-react";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";

interface Toast {
  id: number;
  text: string;
  undo?: () => void;
}

type Notify = (text: string, undo?: () => void) => void;

const ToastContext = createContext<Notify>(() => undefined);
export const useToast = (): Notify => useContext(ToastContext);

const LIFETIME = 4200;

function ToastView({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onClose(toast.id), LIFETIME);
    return () => clearTimeout(timer);
  }, [toast.id, onClose]);

  return (
    <div className="toast" role="status">
      <CheckCircle2 size={18} aria-hidden="true" className="shrink-0 opacity-80" />
      <span className="flex-1">{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className="toast-undo"
          onClick={() => {
            toast.undo?.();
            onClose(toast.id);
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Dismiss notification" onClick={() => onClose(toast.id)}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const counter = useRef(0);

  const close = useCallback((id: number) => setToasts((list) => list.filter((t) => t.id !== id)), []);
  const notify = useCallback<Notify>((text, undo) => {
    counter.current += 1;
    const next: Toast = { id: counter.current, text, undo };
    setToasts((list) => [...list.slice(-2), next]);
  }, []);
  const stack = useMemo(
    () => (
      <div className="toast-stack" aria-live="polite">
        {toasts.map((t) => (
          <ToastView key={t.id} toast={t} onClose={close} />
        ))}
      </div>
    ),
    [toasts, close],
  );

  return (
    <ToastContext.Provider value={notify}>
      {children}
      {stack}
    </ToastContext.Provider>
  );
}
