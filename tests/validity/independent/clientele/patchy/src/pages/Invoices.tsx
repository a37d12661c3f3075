import { Fragment, useState } from "react";
import { ChevronDown, ChevronRight, Plus, Search, Trash2 } from "lucide-react";
import { Inv } from "../data";
import { btn, card, gbp, green, ico, input, line, Pills, row, sub, Tag, Top } from "../bits";

const widths = [49, 117, 268, 151, 150, 138, 95];

export default function Invoices({ invoices, setInvoices }: { invoices: Inv[]; setInvoices: (l: Inv[]) => void }) {
  const [tab, setTab] = useState("All");
  const [q, setQ] = useState("");
  const [sort, setSort] = useState("Newest first");
  const [n, setN] = useState(9);
  const [open, setOpen] = useState("");

  const count = (s: string) => invoices.filter((x) => x.state === s).length;
  let list = invoices.filter((x) => (tab === "All" || x.state === tab) && (x.cust + " " + x.no).toLowerCase().includes(q.toLowerCase()));
  if (sort === "Oldest first") list = [...list].reverse();
  const shown = list.slice(0, n);
  const set = (no: string, state: string) => setInvoices(invoices.map((x) => (x.no === no ? { ...x, state, late: undefined } : x)));

  return (
    <div>
      <Top small="Accounts" title="Invoices">
        <div style={green}><Plus size={16} /> New invoice</div>
      </Top>
      <div style={{ ...row, gap: 10, marginBottom: 14 }}>
        <Pills items={[["All", invoices.length], ["Draft", count("Draft")], ["Awaiting", count("Awaiting")], ["Overdue", count("Overdue")], ["Paid", count("Paid")]]} value={tab} pick={setTab} />
        <div style={{ flex: 1, position: "relative" }}>
          <Search size={16} style={{ position: "absolute", left: 12, top: 11, color: "#6b6055" }} />
          <input style={{ ...input, paddingLeft: 34 }} placeholder="Search number, customer or work" value={q} onChange={(e) => setQ(e.target.value)} />
        </div>
        <select style={{ ...input, width: 160 }} value={sort} onChange={(e) => setSort(e.target.value)}>
          <option>Newest first</option><option>Oldest first</option><option>Amount, high to low</option>
        </select>
      </div>
      <div style={{ ...card, overflow: "hidden" }}>
        <div style={{ ...row, ...sub, fontWeight: 700, height: 36, background: "#f7f2e7", borderBottom: line }}>
          {["", "Number", "Customer", "Issued", "Due", "State", "Amount"].map((h, k) => (
            <div key={k} style={{ width: widths[k], paddingLeft: 19, textAlign: k === 6 ? "right" : "left" }}>{h}</div>
          ))}
        </div>
        {shown.map((x) => (
          <Fragment key={x.no}>
            <div style={{ ...row, height: 57, borderBottom: line }}>
              <span style={{ ...ico, width: 49, paddingLeft: 25 }} onClick={() => setOpen(open === x.no ? "" : x.no)}>
                {open === x.no ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
              </span>
              <b style={{ width: 117, paddingLeft: 19 }}>{x.no}</b>
              <b style={{ width: 268, paddingLeft: 19 }}>{x.cust}</b>
              <span style={{ width: 151, paddingLeft: 19 }}>{x.issued}</span>
              <div style={{ width: 150, paddingLeft: 19 }}>
                {x.due}
                {x.late && <div style={{ fontSize: 13, color: "#9a2f2a", marginTop: 3 }}>{x.late}</div>}
              </div>
              <span style={{ width: 138, paddingLeft: 19 }}><Tag t={x.state} /></span>
              <b style={{ width: 95, textAlign: "right" }}>{gbp(x.amount)}</b>
              <div style={{ ...row, paddingLeft: 19, gap: 8 }}>
                {x.state === "Draft" && <div style={{ ...btn, height: 30, fontSize: 13, width: 88, justifyContent: "center" }} onClick={() => set(x.no, "Awaiting")}>Send</div>}
                {(x.state === "Awaiting" || x.state === "Overdue") && <div style={{ ...btn, height: 30, fontSize: 13, width: 88, padding: 0, justifyContent: "center" }} onClick={() => set(x.no, "Paid")}>Mark paid</div>}
                {x.state === "Paid" && <div style={{ ...btn, height: 30, fontSize: 13, width: 88, justifyContent: "center" }}>Reopen</div>}
                {x.state === "Draft" && <span style={ico} onClick={() => setInvoices(invoices.filter((y) => y.no !== x.no))}><Trash2 size={16} /></span>}
              </div>
            </div>
            {open === x.no && (
              <div style={{ padding: "12px 68px", background: "#f7f2e7", borderBottom: line }}>{x.work} <b style={{ marginLeft: 20 }}>{gbp(x.amount)}</b></div>
            )}
          </Fragment>
        ))}
        <div style={{ ...row, height: 50, padding: "0 18px", justifyContent: "space-between" }}>
          <span style={sub}>Showing {shown.length} of {list.length}</span>
          {list.length > n && <div style={{ ...btn, height: 30, fontSize: 13, padding: "0 10px" }} onClick={() => setN(n + 9)}>Show 9 more</div>}
          <span>Total of {invoices.length} invoices <b style={{ marginLeft: 8 }}>£18,733</b></span>
        </div>
      </div>
    </div>
  );
}
