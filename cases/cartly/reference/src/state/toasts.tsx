import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { CircleAlert, CircleCheck, X } from "lucide-react";

interface Toast {
  id: number;
  text: string;
  tone: "good" | "bad";
  action?: { label: string; run: () => void };
}
type Notify = (text: string, extra?: Partial<Pick<Toast, "tone" | "action">>) => void;

const ToastContext = createContext<Notify>(() => undefined);
export const useToast = (): Notify => useContext(ToastContext);

function ToastCard({ toast, close }: { toast: Toast; close: (id: number) => void }) {
  useEffect(() => {
    const timer = window.setTimeout(() => close(toast.id), 4000);
    return () => window.clearTimeout(timer);
  }, [toast.id, close]);
  const Icon = toast.tone === "good" ? CircleCheck : CircleAlert;
  return (
    <div className={`toast toast-${toast.tone}`}>
      <Icon size={18} aria-hidden />
      <span className="grow">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            toast.action?.run();
            close(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss notification" onClick={() => close(toast.id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);
  const close = useCallback((id: number) => setToasts((list) => list.filter((t) => t.id !== id)), []);
  const notify = useCallback<Notify>((text, extra) => {
    const id = nextId.current++;
    setToasts((list) => [...list.slice(-2), { id, text, tone: "good", ...extra }]);
  }, []);
  const stack = useMemo(() => toasts.map((t) => <ToastCard key={t.id} toast={t} close={close} />), [toasts, close]);
  return (
    <ToastContext.Provider value={notify}>
      {children}
      <div className="toasts" role="status" aria-live="polite">{stack}</div>
    </ToastContext.Provider>
  );
}
