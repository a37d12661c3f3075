import { color, ui } from "../theme";

interface Props {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function Dialog({ title, text, confirm, cancel, onConfirm, onCancel }: Props) {
  return (
    <div onClick={onCancel} style={{ position: "fixed", inset: 0, background: "rgba(26,36,33,.45)", display: "grid", placeItems: "center", zIndex: 50 }}>
      <div role="dialog" aria-modal="true" aria-label={title} onClick={(e) => e.stopPropagation()} style={{ width: 420, background: color.card, borderRadius: 10, padding: 26 }}>
        <h2 style={ui.h2}>{title}</h2>
        <p style={{ margin: "8px 0 22px", color: color.muted }}>{text}</p>
        <div style={{ display: "flex", justifyContent: "flex-end", gap: 10 }}>
          <button type="button" style={ui.outline} onClick={onCancel}>{cancel}</button>
          <button type="button" style={{ ...ui.primary, background: color.red }} onClick={onConfirm}>{confirm}</button>
        </div>
      </div>
    </div>
  );
}
