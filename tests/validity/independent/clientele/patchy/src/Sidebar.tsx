import { useState } from "react";
import { Bell, ChevronDown, ChevronRight, LayoutDashboard, LogOut, ReceiptText, Settings2, UsersRound } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { Cust } from "./data";
import { row, serif } from "./bits";

const items: [string, string, any][] = [
  ["/overview", "Overview", LayoutDashboard],
  ["/customers", "Customers", UsersRound],
  ["/invoices", "Invoices", ReceiptText],
  ["/notifications", "Notifications", Bell],
  ["/settings", "Settings", Settings2],
];

export function Fork({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none">
      <circle cx="20" cy="20" r="18.5" stroke="#c79a45" strokeWidth="1.8" />
      <path d="M14 8v8a6 6 0 0 0 12 0V8M20 22v10" stroke="#f3ead6" strokeWidth="2.8" strokeLinecap="round" />
      <circle cx="20" cy="33" r="1.8" fill="#c79a45" />
    </svg>
  );
}

export function Keys({ count, height, gold }: { count: number; height: number; gold?: number }) {
  return (
    <div style={{ display: "flex", height, position: "relative", overflow: "hidden" }}>
      {Array.from({ length: count }).map((_, k) => (
        <div key={k} style={{ flex: 1, background: k === gold ? "#d9b465" : "#f2e9d5", border: "1px solid #15120f", borderRadius: 4, position: "relative" }}>
          {[0, 1, 3, 4, 5].includes(k % 7) && k < count - 1 && (
            <div style={{ position: "absolute", zIndex: 2, right: "-31%", top: -1, width: "58%", height: height * 0.61, background: "#15120f", borderRadius: 3 }} />
          )}
        </div>
      ))}
    </div>
  );
}

export default function Sidebar({ customers, unread, name }: { customers: Cust[]; unread: number; name: string }) {
  const nav = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(true);
  const order = [9, 6, 2];
  const pinned = customers.filter((c) => c.pinned).sort((a, b) => (order.indexOf(a.id) + 99) % 99 - ((order.indexOf(b.id) + 99) % 99));

  return (
    <div style={{ position: "fixed", left: 0, top: 0, bottom: 0, width: 236, background: "#1c1815", color: "#ddd0ba", display: "flex", flexDirection: "column" }}>
      <div style={{ ...row, gap: 12, height: 81, padding: "0 20px" }}>
        <Fork size={38} />
        <div>
          <div style={{ fontFamily: serif, fontSize: 20, color: "#f3ead6" }}>{name}</div>
          <div style={{ fontSize: 12, color: "#a39682" }}>Tuning, repair and hire</div>
        </div>
      </div>
      <Keys count={15} height={24} />
      <div style={{ padding: "18px 14px 0" }}>
        {items.map(([to, label, Icon]) => {
          const on = pathname.startsWith(to);
          return (
            <div
              key={to}
              onClick={() => nav(to)}
              style={{
                ...row, gap: 12, height: 39, padding: "0 11px", marginBottom: 4, borderRadius: 6, fontWeight: 700, cursor: "pointer",
                borderLeft: on ? "3px solid #c79a45" : "3px solid transparent", background: on ? "#f2e9d5" : "", color: on ? "#1c1815" : "",
              }}
            >
              <Icon size={17} />
              <span style={{ flex: 1 }}>{label}</span>
              {to === "/customers" && <span style={{ fontSize: 12 }}>{customers.length}</span>}
              {to === "/notifications" && unread > 0 && (
                <span style={{ background: "#c79a45", color: "#1c1815", borderRadius: 10, width: 20, height: 20, lineHeight: "20px", textAlign: "center", fontSize: 12 }}>{unread}</span>
              )}
            </div>
          );
        })}
      </div>
      <div style={{ padding: "28px 14px 0" }}>
        <div onClick={() => setOpen(!open)} style={{ ...row, justifyContent: "space-between", padding: "6px 12px", fontSize: 13, fontWeight: 700, color: "#a39682", cursor: "pointer" }}>
          Pinned customers {open ? <ChevronDown size={15} /> : <ChevronRight size={15} />}
        </div>
        {open && pinned.map((c) => (
          <div
            key={c.id}
            onClick={() => nav("/customers/" + c.id)}
            style={{ padding: "8px 12px", fontSize: 13, cursor: "pointer", borderRadius: 6, background: pathname === "/customers/" + c.id ? "#2a2520" : "" }}
          >
            {c.name}
          </div>
        ))}
      </div>
      <div style={{ marginTop: "auto", padding: "0 14px 16px" }}>
        <div style={{ ...row, gap: 10, padding: "0 8px 12px" }}>
          <div style={{ width: 34, height: 34, lineHeight: "34px", textAlign: "center", borderRadius: 17, background: "#2f6b5a", fontSize: 12, fontWeight: 700 }}>IM</div>
          <div>
            <div style={{ fontWeight: 700, color: "#f3ead6" }}>Ines Marlowe</div>
            <div style={{ fontSize: 12, color: "#a39682" }}>Workshop manager</div>
          </div>
        </div>
        <div onClick={() => nav("/")} style={{ ...row, justifyContent: "center", gap: 8, height: 39, border: "1px solid #4a4038", borderRadius: 6, fontWeight: 700, cursor: "pointer" }}>
          <LogOut size={15} /> Sign out
        </div>
      </div>
    </div>
  );
}
