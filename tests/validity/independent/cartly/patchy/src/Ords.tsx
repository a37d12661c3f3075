import { useState } from "react";
import { Link } from "react-router-dom";
import { ChevronDown, RotateCcw } from "lucide-react";
import { gbp, get, ORDS } from "./data";

const T: [string, number][] = [["All", 5], ["In progress", 2], ["Delivered", 2], ["Cancelled", 1]];

export default function Ords({ toast }: { toast: (m: string) => void }) {
  const [t, setT] = useState("All");
  const [q, setQ] = useState("");
  const [open, setOpen] = useState<string[]>([]);

  const list = ORDS.filter((o) => {
    if (t === "In progress") return o.st === "Packing" || o.st === "On the van";
    return t === "All" || o.st === t;
  });

  return (
    <>
      <div className="hh">
        <h1>Your orders</h1>
        <div className="mut">5 orders since July 2025</div>
      </div>
      <div className="row tools">
        <div className="seg">
          {T.map(([n, c]) => (
            <button key={n} className={t === n ? "cur" : ""} onClick={() => setT(n)}>
              {n} <span>{c}</span>
            </button>
          ))}
        </div>
        <span className="sp" />
        <input className="inp q" placeholder="Order number or pot" value={q} onChange={(e) => setQ(e.target.value)} />
        <span>Sort by</span>
        <select>
          <option>Newest first</option>
          <option>Oldest first</option>
        </select>
      </div>
      <div className="lns">
        {list.map((o) => (
          <div className="or" key={o.no}>
            <div className="row">
              <button className="pb" onClick={() => setOpen(open.includes(o.no) ? open.filter((x) => x !== o.no) : [...open, o.no])}>
                <ChevronDown size={17} />
              </button>
              <div className="c1">
                <Link className="no" to={"/orders/" + o.no}>{o.no}</Link>
                <div className="mut">{o.date}</div>
              </div>
              <div className="c2"><span className={"pl " + o.st[0]}>{o.st}</span></div>
              <div className="gr">
                {o.rows.map((r) => get(r.id).name).join(", ")}
                <div className="mut">{o.rows.reduce((a, r) => a + r.n, 0)} {o.rows.reduce((a, r) => a + r.n, 0) > 1 ? "items" : "item"}</div>
              </div>
              <span className="pr">{gbp(o.total)}</span>
              <button className="btn s" onClick={() => toast(o.no + " added to cart")}><RotateCcw size={14} /> Buy again</button>
            </div>
            {open.includes(o.no) && (
              <div className="ex">
                {o.rows.map((r) => (
                  <div key={r.id}>{r.n} × {get(r.id).name}, {r.gl}</div>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
