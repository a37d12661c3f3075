import { useUi } from "../state/UiContext";
import { color } from "../theme";

export function Toasts() {
  const { toasts } = useUi();
  return (
    <div role="status" aria-live="polite" style={{ position: "fixed", left: 24, bottom: 24, display: "grid", gap: 8, zIndex: 60 }}>
      {toasts.map((t) => (
        <div key={t.id} style={{ background: color.ink, color: color.white, padding: "11px 18px", borderRadius: 6, fontSize: 14.5, boxShadow: "0 6px 20px rgba(0,0,0,.25)" }}>
          {t.text}
        </div>
      ))}
    </div>
  );
}
