import { X } from "lucide-react";
import { useStore } from "../store/hooks";
import { toasts } from "../store/toasts";

export default function Toasts() {
  const { toasts: shown } = useStore(toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((t) => (
        <div key={t.id} className="toast">
          <span>{t.text}</span>
          {t.undo && (
            <button
              type="button"
              className="toast-undo"
              onClick={() => {
                t.undo?.();
                toasts.dismiss(t.id);
              }}
            >
              Undo
            </button>
          )}
          <button type="button" className="toast-close" title="Dismiss" onClick={() => toasts.dismiss(t.id)}>
            <X size={15} />
          </button>
        </div>
      ))}
    </div>
  );
}
