import { CSSProperties, ReactNode } from "react";
import { Bell } from "lucide-react";
import { useNavigate } from "react-router-dom";

export const serif = "'Liberation Serif', 'Times New Roman', serif";
export const muted = "#6b6055";
export const line = "1px solid #dfd5c3";
export const card: CSSProperties = { background: "#fffdf8", border: line, borderRadius: 10 };
export const btn: CSSProperties = {
  display: "inline-flex", alignItems: "center", gap: 8, height: 36, padding: "0 14px", borderRadius: 6, fontWeight: 700,
  border: "1px solid #cbbfa8", background: "#fffdf8", cursor: "pointer", whiteSpace: "nowrap", userSelect: "none",
};
export const green: CSSProperties = { ...btn, background: "#25584a", border: "1px solid #25584a", color: "#fffdf8" };
export const input: CSSProperties = {
  height: 38, padding: "0 11px", border: "1px solid #cbbfa8", borderRadius: 6, background: "#fffdf8", width: "100%", font: "inherit",
};
export const ico: CSSProperties = { cursor: "pointer", color: muted, display: "inline-flex", padding: 6 };
export const h2: CSSProperties = { fontFamily: serif, fontSize: 20, fontWeight: 700 };
export const sub: CSSProperties = { color: muted, fontSize: 13 };
export const row: CSSProperties = { display: "flex", alignItems: "center" };

export const gbp = (n: number, sign = "£") => sign + n.toLocaleString("en-GB");

const tones: Record<string, [string, string]> = {
  Active: ["#e2ece4", "#25584a"], Paid: ["#e2ece4", "#25584a"], Paused: ["#e3dac8", "#6b6055"], Draft: ["#e3dac8", "#6b6055"],
  Lead: ["#f6e8c8", "#93640f"], Awaiting: ["#f6e8c8", "#93640f"], Overdue: ["#f7e1db", "#9a2f2a"],
};
export function Tag({ t }: { t: string }) {
  const [bg, fg] = tones[t] || tones.Paused;
  return <span style={{ background: bg, color: fg, padding: "3px 9px", borderRadius: 4, fontSize: 12.5, fontWeight: 700 }}>{t}</span>;
}

export function Toggle({ on, flip }: { on: boolean; flip: () => void }) {
  return (
    <div onClick={flip} style={{ width: 42, height: 24, borderRadius: 12, background: on ? "#25584a" : "#cbbfa8", position: "relative", cursor: "pointer", flexShrink: 0 }}>
      <div style={{ position: "absolute", top: 3, left: on ? 21 : 3, width: 18, height: 18, borderRadius: 9, background: "#fffdf8" }} />
    </div>
  );
}

export function Pills({ items, value, pick }: { items: [string, number?][]; value: string; pick: (v: string) => void }) {
  return (
    <div style={{ ...row, background: "#e3dac8", borderRadius: 8, padding: 3 }}>
      {items.map(([name, count]) => (
        <div
          key={name}
          onClick={() => pick(name)}
          style={{
            padding: "0 11px", height: 32, lineHeight: "32px", borderRadius: 6, fontSize: 13, fontWeight: 700, cursor: "pointer", whiteSpace: "nowrap",
            color: value === name ? "#1c1815" : muted, background: value === name ? "#fffdf8" : "transparent",
            boxShadow: value === name ? "0 1px 2px rgba(0,0,0,.25)" : "none",
          }}
        >
          {name}
          {count !== undefined && <span style={{ fontWeight: 400, fontSize: 12, marginLeft: 6 }}>{count}</span>}
        </div>
      ))}
    </div>
  );
}

export function SwitchLine({ title, text, on, flip, last }: { title: string; text: string; on: boolean; flip: () => void; last?: boolean }) {
  return (
    <div style={{ ...row, justifyContent: "space-between", padding: "10px 0", borderBottom: last ? "none" : line }}>
      <div>
        <div style={{ fontWeight: 700, lineHeight: "20px" }}>{title}</div>
        <div style={{ ...sub, lineHeight: "20px" }}>{text}</div>
      </div>
      <Toggle on={on} flip={flip} />
    </div>
  );
}

export function Top({ small, title, after, children }: { small: ReactNode; title: string; after?: ReactNode; children?: ReactNode }) {
  const nav = useNavigate();
  return (
    <div style={{ display: "flex", alignItems: "flex-end", justifyContent: "space-between", padding: "26px 0 20px" }}>
      <div>
        <div style={{ color: "#93640f", fontSize: 13, fontWeight: 700, lineHeight: "20px" }}>{small}</div>
        <div style={{ ...row, gap: 12 }}>
          <div style={{ fontFamily: serif, fontSize: 35, lineHeight: "40px" }}>{title}</div>
          {after}
        </div>
      </div>
      <div style={{ ...row, gap: 10 }}>
        {children}
        <div style={{ ...btn, padding: 0, width: 36, justifyContent: "center", position: "relative" }} onClick={() => nav("/notifications")}>
          <Bell size={17} />
          <span style={{ position: "absolute", top: -7, right: -7, background: "#9a2f2a", color: "#fff", borderRadius: 10, fontSize: 11, width: 19, height: 19, textAlign: "center", lineHeight: "19px" }}>4</span>
        </div>
      </div>
    </div>
  );
}

export function Popup({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  return (
    <div style={{ position: "fixed", inset: 0, background: "rgba(20,15,10,.45)", zIndex: 50, display: "flex", alignItems: "center", justifyContent: "center" }}>
      <div style={{ background: "#fffdf8", borderRadius: 12, width: 460, padding: 24 }}>
        <div style={{ ...row, justifyContent: "space-between", marginBottom: 14 }}>
          <div style={h2}>{title}</div>
          <span style={{ cursor: "pointer", fontSize: 20 }} onClick={close}>×</span>
        </div>
        {children}
      </div>
    </div>
  );
}
