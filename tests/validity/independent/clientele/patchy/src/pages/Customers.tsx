import { useState } from "react";
import { ArrowUp, ArrowDown, ArrowUpDown, Pencil, Pin, Plus, Search, Trash2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { Cust, owners } from "../data";
import { btn, card, gbp, green, ico, input, line, Pills, Popup, row, sub, Tag, Top } from "../bits";

const cols: [keyof Cust, string, number][] = [
  ["name", "Customer", 262], ["status", "Status", 108], ["owner", "Owner", 140], ["town", "Town", 135],
  ["pianos", "Pianos", 88], ["visit", "Last visit", 142], ["balance", "Balance", 102],
];

function Box({ on, click }: { on: boolean; click: () => void }) {
  return (
    <div
      onClick={click}
      style={{ width: 16, height: 16, border: "1px solid #767676", borderRadius: 3, cursor: "pointer", background: on ? "#25584a" : "#fff", color: "#fff", fontSize: 12, lineHeight: "14px", textAlign: "center" }}
    >
      {on ? "✓" : ""}
    </div>
  );
}

type Props = { customers: Cust[]; setCustomers: (c: Cust[]) => void; compact: boolean; say: (t: string) => void };

export default function Customers({ customers, setCustomers, compact, say }: Props) {
  const nav = useNavigate();
  const [q, setQ] = useState("");
  const [tab, setTab] = useState("All");
  const [owner, setOwner] = useState("All owners");
  const [pins, setPins] = useState(false);
  const [sort, setSort] = useState<keyof Cust>("name");
  const [down, setDown] = useState(false);
  const [page, setPage] = useState(1);
  const [per, setPer] = useState("8");
  const [sel, setSel] = useState<number[]>([]);
  const [form, setForm] = useState<Cust | null>(null);

  let list = customers.filter((c) => c.name.toLowerCase().includes(q.toLowerCase()));
  if (tab !== "All") list = list.filter((c) => c.status === tab);
  if (pins) list = list.filter((c) => c.pinned);
  list.sort((a, b) => String(a[sort]).localeCompare(String(b[sort])) * (down ? -1 : 1));
  const size = 8;
  const pages = Math.ceil(list.length / size) || 1;
  const rows = list.slice((page - 1) * size, page * size);
  const off = sel.length === 0;
  const num = (s: string) => customers.filter((c) => c.status === s).length;

  const change = (ids: number[], patch: Partial<Cust>) => setCustomers(customers.map((c) => (ids.includes(c.id) ? { ...c, ...patch } : c)));
  const add = () => setForm({ id: 0, name: "", person: "", status: "Lead", owner: owners[0], town: "", pianos: 0, visit: "-", balance: 0, pinned: false });

  function save() {
    if (!form) return;
    if (form.id) change([form.id], { name: form.name, person: form.person, town: form.town });
    else setCustomers([...customers, { ...form, id: customers.length + 1 }]);
    setForm(null);
    say("Customer saved");
  }

  return (
    <div>
      <Top small="The book" title="Customers">
        <div style={green} onClick={add}><Plus size={16} /> New customer</div>
      </Top>
      <div style={{ ...row, gap: 10, marginBottom: 14 }}>
        <div style={{ flex: 1, position: "relative" }}>
          <Search size={16} style={{ position: "absolute", left: 12, top: 11, color: "#6b6055" }} />
          <input style={{ ...input, paddingLeft: 34 }} placeholder="Search name, contact or town" value={q} onChange={(e) => { setQ(e.target.value); setPage(1); }} />
        </div>
        <Pills items={[["All", customers.length], ["Active", num("Active")], ["Lead", num("Lead")], ["Paused", num("Paused")]]} value={tab} pick={(v) => { setTab(v); setPage(1); }} />
        <select style={{ ...input, width: 160 }} value={owner} onChange={(e) => setOwner(e.target.value)}>
          <option>All owners</option>
          {owners.map((o) => <option key={o}>{o}</option>)}
        </select>
        <div style={{ ...btn, background: pins ? "#f6e8c8" : "#fffdf8" }} onClick={() => { setPins(!pins); setPage(1); }}><Pin size={15} /> Pinned only</div>
      </div>
      <div style={{ ...card, overflow: "hidden" }}>
        <div style={{ ...row, gap: 10, height: 46, padding: "0 18px" }}>
          <b style={{ width: 92 }}>{sel.length} selected</b>
          <select style={{ ...input, width: "auto", height: 30, fontSize: 13, opacity: off ? 0.5 : 1 }} disabled={off} value="" onChange={(e) => { change(sel, { status: e.target.value }); setSel([]); }}>
            <option value="">Set status</option><option>Active</option><option>Lead</option><option>Paused</option>
          </select>
          <select style={{ ...input, width: "auto", height: 30, fontSize: 13, opacity: off ? 0.5 : 1 }} disabled={off} value="" onChange={() => say("Owner changed")}>
            <option value="">Change owner</option>
            {owners.map((o) => <option key={o}>{o}</option>)}
          </select>
          <div
            style={{ ...btn, height: 30, fontSize: 13, padding: "0 10px", opacity: off ? 0.5 : 1 }}
            onClick={() => { setCustomers(customers.filter((c) => !sel.includes(c.id))); setSel([]); }}
          >
            <Trash2 size={14} /> Delete selected
          </div>
        </div>
        <div style={{ ...row, height: 37, background: "#f7f2e7", borderTop: line, borderBottom: line, fontSize: 13, fontWeight: 700, paddingLeft: 18 }}>
          <div style={{ width: 26 }}>
            <Box on={rows.length > 0 && rows.every((r) => sel.includes(r.id))} click={() => setSel(sel.length ? [] : rows.map((r) => r.id))} />
          </div>
          {cols.map(([k, label, w]) => (
            <div
              key={k}
              style={{ width: w, padding: "0 10px", cursor: "pointer", display: "flex", gap: 6, alignItems: "center", color: sort === k ? "#1c1815" : "#6b6055", justifyContent: k === "pianos" || k === "balance" ? "flex-end" : "flex-start" }}
              onClick={() => { if (sort === k) setDown(!down); else { setSort(k); setDown(false); } }}
            >
              {label} {sort === k ? (down ? <ArrowDown size={13} /> : <ArrowUp size={13} />) : <ArrowUpDown size={13} opacity={0.5} />}
            </div>
          ))}
        </div>
        {rows.map((c) => (
          <div key={c.id} style={{ ...row, height: compact ? 38 : 57, borderBottom: line, paddingLeft: 18 }}>
            <div style={{ width: 26 }}><Box on={sel.includes(c.id)} click={() => setSel(sel.includes(c.id) ? sel.filter((x) => x !== c.id) : [...sel, c.id])} /></div>
            <div style={{ width: 262, padding: "0 10px", cursor: "pointer" }} onClick={() => nav("/customers/" + c.id)}>
              <div style={{ fontWeight: 700 }}>{c.name}</div>
              {!compact && <div style={{ ...sub, marginTop: 4 }}>{c.person}</div>}
            </div>
            <div style={{ width: 108, padding: "0 10px" }}><Tag t={c.status} /></div>
            <div style={{ width: 140, padding: "0 10px" }}>{c.owner}</div>
            <div style={{ width: 135, padding: "0 10px" }}>{c.town}</div>
            <div style={{ width: 88, padding: "0 10px", textAlign: "right" }}>{c.pianos}</div>
            <div style={{ width: 142, padding: "0 10px" }}>{c.visit}</div>
            <div style={{ width: 102, padding: "0 10px", textAlign: "right", fontWeight: c.balance ? 700 : 400 }}>{gbp(c.balance)}</div>
            <div style={{ flex: 1, display: "flex", justifyContent: "flex-end", paddingRight: 14 }}>
              <span style={{ ...ico, color: c.pinned ? "#93640f" : "#6b6055" }} onClick={() => change([c.id], { pinned: !c.pinned })}><Pin size={16} fill={c.pinned ? "#93640f" : "none"} /></span>
              <span style={ico} onClick={() => setForm(c)}><Pencil size={16} /></span>
              <span style={ico} onClick={() => setCustomers(customers.filter((x) => x.id !== c.id))}><Trash2 size={16} /></span>
            </div>
          </div>
        ))}
        <div style={{ ...row, height: 50, padding: "0 18px", justifyContent: "space-between" }}>
          <span style={sub}>{(page - 1) * size + 1}–{Math.min(page * size, list.length)} of {list.length} customers</span>
          <span style={sub}>
            Rows per page{" "}
            <select style={{ ...input, width: 48, height: 30, padding: "0 6px", fontSize: 13 }} value={per} onChange={(e) => setPer(e.target.value)}>
              <option>8</option><option>16</option><option>24</option>
            </select>
          </span>
          <div style={{ ...row, gap: 4, fontSize: 13, fontWeight: 700 }}>
            <span style={{ padding: "6px 9px", cursor: "pointer", opacity: page === 1 ? 0.4 : 1 }} onClick={() => page > 1 && setPage(page - 1)}>Previous</span>
            {Array.from({ length: pages }).map((_, k) => (
              <span key={k} style={{ padding: "6px 10px", borderRadius: 6, cursor: "pointer", background: page === k + 1 ? "#25584a" : "", color: page === k + 1 ? "#fff" : "" }} onClick={() => setPage(k + 1)}>{k + 1}</span>
            ))}
            <span style={{ padding: "6px 9px", cursor: "pointer", opacity: page === pages ? 0.4 : 1 }} onClick={() => page < pages && setPage(page + 1)}>Next</span>
          </div>
        </div>
      </div>
      {form && (
        <Popup title={form.id ? "Edit customer" : "New customer"} close={() => setForm(null)}>
          {(["name", "person", "town"] as const).map((k) => (
            <div key={k} style={{ marginBottom: 12 }}>
              <div style={{ fontSize: 13, fontWeight: 700, marginBottom: 5 }}>{{ name: "Name", person: "Contact", town: "Town" }[k]}</div>
              <input style={input} value={form[k]} onChange={(e) => setForm({ ...form, [k]: e.target.value })} />
            </div>
          ))}
          <div style={{ ...row, gap: 10, marginBottom: 18 }}>
            <select style={input} value={form.status} onChange={(e) => setForm({ ...form, status: e.target.value })}>
              <option>Active</option><option>Lead</option><option>Paused</option>
            </select>
            <select style={input} value={form.owner} onChange={(e) => setForm({ ...form, owner: e.target.value })}>
              {owners.map((o) => <option key={o}>{o}</option>)}
            </select>
          </div>
          <div style={{ ...row, gap: 10, justifyContent: "flex-end" }}>
            <div style={btn} onClick={() => setForm(null)}>Cancel</div>
            <div style={green} onClick={save}>Save</div>
          </div>
        </Popup>
      )}
    </div>
  );
}
