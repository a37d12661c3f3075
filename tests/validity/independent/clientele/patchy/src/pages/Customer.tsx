import { useState } from "react";
import { ArrowLeft, ChevronDown, ChevronRight, Pencil, Pin, Trash2 } from "lucide-react";
import { useNavigate, useParams } from "react-router-dom";
import { Cust, Inv, owners } from "../data";
import { btn, card, gbp, green, h2, ico, input, line, Popup, row, serif, sub, SwitchLine, Tag, Top } from "../bits";

const visits = [
  ["12 Jan 2026", "Concert tuning at A442 for the Brodsky recital; voiced the top two octaves.", "Ines Marlowe"],
  ["21 Dec 2025", "Interval touch-up, main stage. Una corda pedal squeak cured.", "Callum Reid"],
  ["4 Dec 2025", "Christmas season tuning, first of five.", "Ines Marlowe"],
];
const letters = [
  ["2 Dec 2025", "Price list for 2026", "Ines Marlowe"],
  ["10 Jun 2025", "Insurance valuation, Steinway D", "Tom Pike"],
];

type Props = { customers: Cust[]; setCustomers: (c: Cust[]) => void; invoices: Inv[]; say: (t: string) => void };

export default function Customer({ customers, setCustomers, invoices, say }: Props) {
  const { id } = useParams();
  const nav = useNavigate();
  const c = customers.find((x) => String(x.id) === id) || customers[0];
  const [pinned, setPinned] = useState(c.pinned);
  const [ask, setAsk] = useState(false);
  const [parts, setParts] = useState<string[]>(["Visits"]);
  const [piano, setPiano] = useState("");
  const [model, setModel] = useState("");
  const [room, setRoom] = useState("");
  const [modelBad, setModelBad] = useState(false);
  const [note, setNote] = useState("");
  const [remind, setRemind] = useState(true);
  const [pianos, setPianos] = useState([
    ["Steinway Model D", "Main stage"], ["Yamaha C7X", "Studio theatre"], ["Bösendorfer 200", "Rehearsal room 2"], ["Kemble Conservatoire", "Green room"],
  ]);
  const [notes, setNotes] = useState([
    ["Stage door code changes monthly; ring Delphine.", "Callum Reid, 12 Jan 2026"],
    ["Visiting pianists get A442; A440 again on Mondays.", "Ines Marlowe, 4 Dec 2025"],
    ["Bösendorfer soundboard: hairline crack near the bass bridge, stable since 2023.", "Tom Pike, 17 Oct 2025"],
  ]);

  const bills = invoices.filter((x) => x.cust === c.name);
  const history: [string, string[][]][] = [
    ["Visits", visits],
    ["Invoices", bills.map((b) => [b.issued, `${b.no} ${b.work}, ${gbp(b.amount)}`, b.state])],
    ["Letters", letters],
  ];
  const facts = [
    ["Balance", gbp(c.balance)],
    ["Billed to date", gbp(bills.filter((b) => b.state !== "Draft").reduce((s, b) => s + b.amount, 0))],
    ["Pianos on record", String(c.pianos)],
    ["Last visit", c.visit],
  ];

  function addPiano() {
    if (!model) return setModelBad(true);
    setPianos([...pianos, [model, room]]);
    setModel("");
    setRoom("");
  }

  return (
    <div>
      <Top
        small={<span style={{ ...row, gap: 8, cursor: "pointer" }} onClick={() => nav("/customers")}><ArrowLeft size={13} /> Customers</span>}
        title={c.name}
        after={<Tag t={c.status} />}
      >
        <div style={{ ...btn, ...(pinned ? { background: "#f6e8c8", borderColor: "#93640f", color: "#93640f" } : {}) }} onClick={() => setPinned(!pinned)}>
          <Pin size={15} /> {pinned ? "Pinned" : "Pin"}
        </div>
        <div style={btn}><Pencil size={15} /> Edit</div>
        <div style={btn} onClick={() => setAsk(true)}><Trash2 size={15} /> Delete</div>
      </Top>
      <div style={{ ...card, display: "grid", gridTemplateColumns: "repeat(4, 1fr)", marginBottom: 16 }}>
        {facts.map(([a, b], k) => (
          <div key={a} style={{ padding: "15px 20px", borderLeft: k ? line : "none" }}>
            <div style={{ ...sub, fontWeight: 700 }}>{a}</div>
            <div style={{ fontFamily: serif, fontSize: 23, fontWeight: 700, marginTop: 4 }}>{b}</div>
          </div>
        ))}
      </div>
      <div style={{ display: "grid", gridTemplateColumns: "663px 1fr", gap: 16, alignItems: "start" }}>
        <div>
          <div style={card}>
            <div style={{ ...row, justifyContent: "space-between", padding: "14px 20px" }}>
              <div style={h2}>History</div>
              <span style={{ color: "#25584a", fontSize: 13, fontWeight: 700, textDecoration: "underline", cursor: "pointer" }} onClick={() => setParts(["Visits", "Invoices", "Letters"])}>Expand all</span>
            </div>
            {history.map(([name, rows]) => (
              <div key={name} style={{ borderTop: line }}>
                <div style={{ ...row, gap: 8, padding: "12px 20px", cursor: "pointer" }} onClick={() => setParts(parts.includes(name) ? parts.filter((p) => p !== name) : [...parts, name])}>
                  {parts.includes(name) ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
                  <b>{name}</b><span style={{ ...sub, fontSize: 12 }}>{rows.length}</span>
                </div>
                {parts.includes(name) && rows.map((r) => (
                  <div key={r.join()} style={{ display: "flex", padding: "6px 20px 6px 45px", lineHeight: "20px" }}>
                    <span style={{ ...sub, width: 102 }}>{r[0]}</span><span style={{ flex: 1 }}>{r[1]}</span><span style={sub}>{r[2]}</span>
                  </div>
                ))}
              </div>
            ))}
          </div>
          <div style={{ ...card, marginTop: 16 }}>
            <div style={{ ...row, justifyContent: "space-between", padding: "14px 20px" }}>
              <div style={h2}>Pianos</div><span style={sub}>{pianos.length} instruments</span>
            </div>
            {pianos.map(([m, r], k) => (
              <div key={k} style={{ borderTop: line }}>
                <div style={{ ...row, height: 39, padding: "0 18px 0 20px", cursor: "pointer" }} onClick={() => setPiano(piano === m ? "" : m)}>
                  <b style={{ flex: 1 }}>{m}</b><span style={{ ...sub, marginRight: 10 }}>{r}</span><ChevronDown size={15} />
                </div>
                {piano === m && <div style={{ ...sub, padding: "0 20px 12px" }}>Last tuned 12 Jan 2026, humidity 46 %</div>}
              </div>
            ))}
            <div style={{ display: "flex", gap: 10, borderTop: line, padding: "14px 20px 18px", alignItems: "flex-end" }}>
              <div style={{ flex: 275 }}>
                <div style={{ fontSize: 13, fontWeight: 700, marginBottom: 6 }}>Make and model</div>
                <input style={{ ...input, borderColor: modelBad ? "#9a2f2a" : "#cbbfa8" }} placeholder="Yamaha U1" value={model} onChange={(e) => { setModel(e.target.value); setModelBad(false); }} />
              </div>
              <div style={{ flex: 229 }}>
                <div style={{ fontSize: 13, fontWeight: 700, marginBottom: 6 }}>Room (optional)</div>
                <input style={input} placeholder="Foyer" value={room} onChange={(e) => setRoom(e.target.value)} />
              </div>
              <div style={{ ...btn, height: 38 }} onClick={addPiano}>Add piano</div>
            </div>
          </div>
        </div>
        <div>
          <div style={card}>
            <div style={{ ...row, justifyContent: "space-between", padding: "14px 20px 8px" }}>
              <div style={h2}>Notes</div><span style={sub}>{notes.length} notes</span>
            </div>
            <div style={{ padding: "0 20px 12px" }}>
              <div style={{ fontSize: 13, fontWeight: 700, marginBottom: 6 }}>New note</div>
              <textarea style={{ ...input, height: 60, padding: "8px 11px" }} placeholder="Access, pitch, quirks of the instrument" value={note} onChange={(e) => setNote(e.target.value)} />
              <div style={{ ...row, justifyContent: "space-between", marginTop: 10 }}>
                <span style={sub}>{240 - note.length} characters left</span>
                <div
                  style={{ ...btn, height: 30, fontSize: 13, padding: "0 10px" }}
                  onClick={() => { if (note.trim()) { setNotes([[note, "Ines Marlowe, 15 Jan 2026"], ...notes]); setNote(""); } }}
                >
                  Add note
                </div>
              </div>
            </div>
            {notes.map(([t, by]) => (
              <div key={t} style={{ display: "flex", gap: 12, borderTop: line, padding: "11px 20px" }}>
                <div style={{ flex: 1 }}>
                  <div style={{ lineHeight: "21px" }}>{t}</div>
                  <div style={{ ...sub, marginTop: 5 }}>{by}</div>
                </div>
                <span style={ico} onClick={() => setNotes(notes.filter((x) => x[0] !== t))}><Trash2 size={15} /></span>
              </div>
            ))}
          </div>
          <div style={{ ...card, marginTop: 16 }}>
            <div style={{ ...row, justifyContent: "space-between", padding: "14px 20px 8px" }}>
              <div style={h2}>Details</div><span style={sub}>Customer since 2 Apr 2016</span>
            </div>
            {[["Contact", c.person], ["Email", "stage@harboursidehall.org"], ["Phone", "0117 555 0103"], ["Kind", "Concert venue, " + c.town]].map(([a, b]) => (
              <div key={a} style={{ ...row, height: 28, padding: "0 20px" }}><span style={{ ...sub, width: 94 }}>{a}</span>{b}</div>
            ))}
            <div style={{ ...row, ...sub, gap: 8, padding: "10px 20px 12px", borderBottom: line }}>
              Status
              <select
                style={{ ...input, width: "auto", height: 30, padding: "0 6px", fontSize: 13, marginRight: 10 }}
                value={c.status}
                onChange={(e) => setCustomers(customers.map((x) => (x.id === c.id ? { ...x, status: e.target.value } : x)))}
              >
                <option>Active</option><option>Lead</option><option>Paused</option>
              </select>
              Owner
              <select style={{ ...input, width: "auto", height: 30, padding: "0 6px", fontSize: 13 }} defaultValue={c.owner}>
                {owners.map((o) => <option key={o}>{o}</option>)}
              </select>
            </div>
            <div style={{ padding: "10px 20px" }}>
              <SwitchLine title="Tuning reminders" text="An email goes out two weeks before each tuning." on={remind} flip={() => setRemind(!remind)} last />
            </div>
          </div>
        </div>
      </div>
      {ask && (
        <Popup title={`Delete ${c.name}?`} close={() => setAsk(false)}>
          <div style={{ ...row, gap: 10, justifyContent: "flex-end" }}>
            <div style={btn} onClick={() => setAsk(false)}>Keep</div>
            <div style={{ ...green, background: "#9a2f2a", borderColor: "#9a2f2a" }} onClick={() => { say(c.name + " deleted"); nav("/customers"); }}>Delete</div>
          </div>
        </Popup>
      )}
    </div>
  );
}
