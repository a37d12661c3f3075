import { CircleAlert, CircleCheck, X } from "lucide-react";
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react";

interface Toast {
  id: number;
  text: string;
  tone: "good" | "bad";
  undo?: () => void;
}

type Say = (text: string, options?: { undo?: () => void; tone?: Toast["tone"] }) => void;

const ToastContext = createContext<Say>(() => undefined);

function ToastCard({ toast, close }: { toast: Toast; close: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => close(toast.id), 4000);
    return () => clearTimeout(timer);
  }, [toast.id, close]);

  return (
    <div className="toast">
      {toast.tone === "good" ? <CircleCheck size={18} aria-hidden className="toast-good" /> : <CircleAlert size={18} aria-hidden className="toast-bad" />}
      <span className="flex-1">{toast.text}</span>
      {toast.undo && (
        <button type="button" className="toast-undo" onClick={() => { toast.undo?.(); close(toast.id); }}>
          Undo
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Close message" onClick={() => close(toast.id)}>
        <X size={15} aria-hidden />
      </button>
    </div>
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const next = useRef(1);

  const close = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), []);
  const say = useCallback<Say>((text, options) => {
    const id = next.current++;
    setToasts((list) => [...list.slice(-1), { id, text, tone: options?.tone ?? "good", undo: options?.undo }]);
  }, []);

  return (
    <ToastContext.Provider value={say}>
      {children}
      <div className="toast-stack" role="status" aria-live="polite">
        {toasts.map((toast) => <ToastCard key={toast.id} toast={toast} close={close} />)}
      </div>
    </ToastContext.Provider>
  );
}

export const useToast = () => useContext(ToastContext);
