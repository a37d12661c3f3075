import { X } from "lucide-react";
import { createPortal } from "react-dom";
import { dismissToast, useToasts } from "../state/toasts";

export function Toaster() {
  const toasts = useToasts();
  return createPortal(
    <div role="region" aria-label="Notifications" className="pointer-events-none fixed bottom-4 right-4 z-[60] w-[340px]">
      <ol aria-live="polite" aria-atomic="false" className="flex flex-col gap-2">
        {toasts.map((t) => (
          <li
            key={t.id}
            role="status"
            className="pointer-events-auto flex items-center gap-3 rounded-lg bg-[#1c2421] px-4 py-3 text-sm text-white shadow-xl"
          >
            <span className="flex-1">{t.text}</span>
            {t.action && (
              <button
                type="button"
                className="font-bold text-[#e2b257] underline underline-offset-2"
                onClick={() => {
                  t.action!.run();
                  dismissToast(t.id);
                }}
              >
                {t.action.label}
              </button>
            )}
            <button type="button" aria-label="Dismiss" onClick={() => dismissToast(t.id)}>
              <X className="h-4 w-4" aria-hidden />
            </button>
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
