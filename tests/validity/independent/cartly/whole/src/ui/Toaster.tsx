import { createPortal } from "react-dom";
import { X } from "lucide-react";
import { dismissToast } from "../store/actions";
import { useShop } from "../store/store";
import { IconButton } from "./Button";

export function Toaster() {
  const toasts = useShop((s) => s.toasts);
  return createPortal(
    <div className="Toaster" role="status" aria-live="polite">
      {toasts.map((t) => (
        <div key={t.id} className={t.tone === "bad" ? "Toast Toast-bad" : "Toast"}>
          <span>{t.text}</span>
          {t.action && (
            <button
              type="button"
              className="Toast-action"
              onClick={() => {
                t.action!();
                dismissToast(t.id);
              }}
            >
              {t.actionLabel}
            </button>
          )}
          <IconButton aria-label="Dismiss message" onClick={() => dismissToast(t.id)}>
            <X size={14} />
          </IconButton>
        </div>
      ))}
    </div>,
    document.body,
  );
}
