import { color } from "../theme";

export function Switch({ on, onChange, label }: { on: boolean; onChange: (on: boolean) => void; label: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
      style={{ width: 42, height: 24, borderRadius: 12, background: on ? color.green : color.border, position: "relative", flex: "none" }}
    >
      <span style={{ position: "absolute", top: 3, left: on ? 21 : 3, width: 18, height: 18, borderRadius: 9, background: color.white, transition: "left .15s" }} />
    </button>
  );
}
