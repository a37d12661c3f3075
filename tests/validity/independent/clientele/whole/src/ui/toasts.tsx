import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { newId } from "../lib/ids";

interface Toast {
  id: string;
  text: string;
  undo?: () => void;
}

type Show = (text: string, undo?: () => void) => void;

const ToastContext = createContext<Show>(() => undefined);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const close = useCallback((id: string) => setToasts((list) => list.filter((t) => t.id !== id)), []);
  const show = useCallback<Show>(
    (text, undo) => {
      const id = newId("toast");
      setToasts((list) => [...list.slice(-2), { id, text, undo }]);
      window.setTimeout(() => close(id), 6000);
    },
    [close],
  );
  return (
    <ToastContext.Provider value={show}>
      {children}
      {createPortal(
        <div className="toasts" role="status" aria-live="polite" aria-label="Messages">
          {toasts.map((toast) => (
            <div key={toast.id} className="toast" data-state="open">
              <span>{toast.text}</span>
              {toast.undo && (
                <button
                  type="button"
                  className="font-bold text-[#d9b465]"
                  onClick={() => {
                    toast.undo?.();
                    close(toast.id);
                  }}
                >
                  Undo
                </button>
              )}
            </div>
          ))}
        </div>,
        document.body,
      )}
    </ToastContext.Provider>
  );
}

export function useToast(): Show {
  return useContext(ToastContext);
}
