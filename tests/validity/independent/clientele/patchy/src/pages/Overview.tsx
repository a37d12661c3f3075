import { useState } from "react";
import { ChevronDown, Plus, Trash2, TriangleAlert, X } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { Cust, Inv } from "../data";
import { Prefs } from "../App";
import { btn, card, gbp, green, h2, ico, input, line, Pills, row, serif, sub, Top } from "../bits";

const months: [string, number][] = [["Aug", 2482], ["Sep", 1322], ["Oct", 2757], ["Nov", 3680], ["Dec", 3300], ["Jan", 2232]];
const visits = [
  ["09:30", "Bellwether Studios", "Tune live room A", "Park behind the loading bay. Nadia has the keys."],
  ["11:30", "Lantern Theatre", "Pit upright, check castors", "Stage door, ask for Rob."],
  ["14:00", "Harbourside Hall", "Steinway D, pre-concert", "Recital at 19:30, pitch A442."],
];

export default function Overview({ customers, invoices, prefs }: { customers: Cust[]; invoices: Inv[]; prefs: Prefs }) {
  const nav = useNavigate();
  const [menu, setMenu] = useState(false);
  const [banner, setBanner] = useState(true);
  const [mode, setMode] = useState("Billed");
  const [hide, setHide] = useState(false);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(-1);
  const [todos, setTodos] = useState([
    { t: "Ring Caitlin about the Broadwood invoice", d: "Today", done: false },
    { t: "Quote Quarry Lane for regulation", d: "16 Jan", done: false },
    { t: "Order bass strings for Dr. Farrow", d: "13 Jan", done: true },
    { t: "Confirm jazz weekend with Delphine", d: "19 Jan", done: false },
  ]);

  const sign = prefs.currency;
  const late = invoices.filter((x) => x.state === "Overdue");
  const owed = invoices.filter((x) => x.state === "Overdue" || x.state === "Awaiting");
  const total = (l: Inv[]) => l.reduce((s, x) => s + x.amount, 0);
  const count = (s: string) => customers.filter((c) => c.status === s).length;
  const stats = [
    ["Active customers", String(count("Active")), `${count("Lead")} leads, ${count("Paused")} paused`],
    ["Outstanding", gbp(total(owed), sign), `across ${owed.length} invoices`],
    ["Overdue", gbp(total(late), sign), `${late.length} invoices past due`],
    ["Received in January", gbp(1135, sign), "3 payments"],
  ];
  const biggest = [...customers].sort((a, b) => b.balance - a.balance).slice(0, 5);

  return (
    <div>
      <Top small="Thursday 15 January 2026" title="Good morning, Ines">
        <div style={{ position: "relative" }}>
          <div style={green} onPointerDown={() => setMenu(!menu)}><Plus size={16} /> New <ChevronDown size={16} /></div>
          {menu && (
            <div style={{ ...card, position: "absolute", right: 0, top: 42, width: 170, zIndex: 9, boxShadow: "0 8px 24px rgba(0,0,0,.2)" }}>
              <div style={{ padding: "10px 14px", cursor: "pointer" }} onClick={() => nav("/customers")}>New customer</div>
              <div style={{ padding: "10px 14px", cursor: "pointer" }} onClick={() => nav("/invoices")}>New invoice</div>
            </div>
          )}
        </div>
      </Top>
      {prefs.banner && banner && (
        <div style={{ ...row, gap: 12, background: "#f7e1db", color: "#9a2f2a", borderRadius: 8, height: 46, padding: "0 16px", marginBottom: 16 }}>
          <TriangleAlert size={18} />
          <div style={{ flex: 1 }}><b>{late.length} overdue invoices:</b> {late.map((x) => x.cust).join(", ")}.</div>
          <span style={{ textDecoration: "underline", cursor: "pointer" }} onClick={() => nav("/invoices")}>Review invoices</span>
          <X size={16} style={{ cursor: "pointer" }} onClick={() => setBanner(false)} />
        </div>
      )}
      <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 16, marginBottom: 16 }}>
        {stats.map(([a, b, c]) => (
          <div key={a} style={{ ...card, padding: "16px 20px" }}>
            <div style={{ ...sub, fontWeight: 700 }}>{a}</div>
            <div style={{ fontFamily: serif, fontSize: 29, fontWeight: 700, lineHeight: "40px", color: a === "Overdue" ? "#9a2f2a" : "" }}>{b}</div>
            <div style={sub}>{c}</div>
          </div>
        ))}
      </div>
      <div style={{ display: "grid", gridTemplateColumns: "663px 1fr", gap: 16, alignItems: "start" }}>
        <div>
          <div style={{ ...card, padding: "15px 20px", height: 255 }}>
            <div style={{ display: "flex", justifyContent: "space-between" }}>
              <div>
                <div style={h2}>Billed by month</div>
                <div style={{ ...sub, marginTop: 3 }}>{gbp(15773, sign)} in six months</div>
              </div>
              <Pills items={[["Billed"], ["Received"]]} value={mode} pick={setMode} />
            </div>
            <div style={{ display: "flex", gap: 21, alignItems: "flex-end", height: 172, padding: "0 4px" }}>
              {months.map(([m, v]) => (
                <div key={m} style={{ flex: 1, textAlign: "center" }}>
                  <div style={{ fontSize: 13, fontWeight: 700, marginBottom: 5 }}>{gbp(v, sign)}</div>
                  <div style={{ height: v / 31, borderRadius: 3, border: "1px solid #cbbfa8", background: m === "Jan" ? "#25584a" : "#fbf7ec", boxShadow: `inset 0 -10px 0 ${m === "Jan" ? "#1b4338" : "#ece2cd"}` }} />
                  <div style={{ ...sub, marginTop: 9 }}>{m}</div>
                </div>
              ))}
            </div>
          </div>
          <div style={{ ...card, marginTop: 16 }}>
            <div style={{ ...row, justifyContent: "space-between", padding: "14px 20px" }}>
              <div style={h2}>Largest balances</div>
              <span style={{ color: "#25584a", fontSize: 13, fontWeight: 700, cursor: "pointer" }} onClick={() => nav("/customers")}>All customers</span>
            </div>
            {biggest.map((c) => (
              <div key={c.id} style={{ ...row, borderTop: line, height: 38, padding: "0 20px", cursor: "pointer" }} onClick={() => nav("/customers/" + c.id)}>
                <b style={{ width: 401 }}>{c.name}</b>
                <span style={{ ...sub, flex: 1 }}>{c.owner}</span>
                <b>{gbp(c.balance, sign)}</b>
              </div>
            ))}
          </div>
        </div>
        <div>
          <div style={card}>
            <div style={{ ...row, justifyContent: "space-between", padding: "14px 20px" }}>
              <div>
                <div style={h2}>Follow-ups</div>
                <div style={{ ...sub, marginTop: 3 }}>{todos.filter((t) => t.done).length} of {todos.length} done</div>
              </div>
              <div style={{ ...btn, height: 30, fontSize: 13, padding: "0 10px" }} onClick={() => setHide(!hide)}>{hide ? "Show done" : "Hide done"}</div>
            </div>
            {todos.filter((t) => !hide || !t.done).map((t) => (
              <div key={t.t} style={{ ...row, gap: 10, borderTop: line, height: 39, padding: "0 20px" }}>
                <div
                  onClick={() => setTodos(todos.map((x) => (x.t === t.t ? { ...x, done: !x.done } : x)))}
                  style={{ width: 16, height: 16, border: "1px solid #767676", borderRadius: 3, cursor: "pointer", background: t.done ? "#25584a" : "#fff", color: "#fff", fontSize: 12, lineHeight: "14px", textAlign: "center" }}
                >
                  {t.done ? "✓" : ""}
                </div>
                <span style={{ flex: 1, textDecoration: t.done ? "line-through" : "", color: t.done ? "#6b6055" : "" }}>{t.t}</span>
                <span style={{ fontSize: 13, color: t.d === "Today" ? "#9a2f2a" : "#6b6055", fontWeight: t.d === "Today" ? 700 : 400 }}>{t.d}</span>
                <span style={{ ...ico, marginRight: -6 }} onClick={() => setTodos(todos.slice(0, -1))}><Trash2 size={15} /></span>
              </div>
            ))}
            <div style={{ ...row, gap: 8, borderTop: line, padding: "10px 20px 16px" }}>
              <input style={input} placeholder="Add a follow-up for today" value={text} onChange={(e) => setText(e.target.value)} />
              <div style={btn} onClick={() => { setTodos([...todos, { t: text, d: "Today", done: false }]); setText(""); }}>Add</div>
            </div>
          </div>
          <div style={{ ...card, marginTop: 16 }}>
            <div style={{ ...row, justifyContent: "space-between", padding: "14px 20px" }}>
              <div style={h2}>Today's round</div>
              <span style={sub}>3 visits</span>
            </div>
            {visits.map(([time, who, what, more], k) => (
              <div key={time} style={{ borderTop: line }}>
                <div style={{ ...row, padding: "10px 20px", cursor: "pointer" }} onClick={() => setOpen(open === k ? -1 : k)}>
                  <span style={{ fontFamily: serif, fontSize: 17, fontWeight: 700, color: "#93640f", width: 58 }}>{time}</span>
                  <div style={{ flex: 1 }}>
                    <div style={{ fontWeight: 700 }}>{who}</div>
                    <div style={{ ...sub, marginTop: 4 }}>{what}</div>
                  </div>
                  <ChevronDown size={16} />
                </div>
                {open === k && <div style={{ ...sub, padding: "0 20px 12px 78px" }}>{more}</div>}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
