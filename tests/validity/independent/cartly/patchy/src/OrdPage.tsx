import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Check, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { gbp, get, ORDS } from "./data";
import Pic from "./Pic";

type P = { add: (id: number, gl: string, sz: number, n: number) => void; instr: string; setInstr: (s: string) => void; toast: (m: string) => void };
const ST = ["Confirmed", "Packing", "On the van", "Delivered"];

export default function OrdPage({ add, instr, setInstr, toast }: P) {
  const { no } = useParams();
  const o = ORDS.find((x) => x.no === no) || ORDS[0];
  const [st, setSt] = useState(o.st);
  const [ed, setEd] = useState(false);
  const [txt, setTxt] = useState(instr);
  const [upd, setUpd] = useState(true);
  const at = ST.indexOf(st);
  const sub = o.rows.reduce((a, r) => a + get(r.id).sz[r.sz][2] * r.n, 0);
  const off = o.no === "CT-2041" ? 8.6 : 0;

  return (
    <>
      <div className="cr"><Link to="/orders">Orders</Link> / <span>{o.no}</span></div>
      <div className="row hh">
        <div>
          <h1>{st === "Cancelled" ? "Order cancelled" : "Thank you, Nell. Your order is in."}</h1>
          <div className="mut">Order {o.no}, placed {o.date}. Receipt sent to nell@ashdown.example</div>
        </div>
        <div className="row">
          {st !== "Cancelled" && <button className="btn" onClick={() => { setSt("Cancelled"); toast("Order cancelled"); }}>Cancel order</button>}
          <button className="btn p" onClick={() => o.rows.forEach((r) => add(r.id, r.gl, r.sz, r.n))}><RotateCcw size={16} /> Buy again</button>
        </div>
      </div>
      <div className="stp">
        {ST.map((s, i) => (
          <div key={s} className={i <= at ? "dn" : ""}>
            <i>{i <= at ? <Check size={14} /> : i + 1}</i> {i === at ? <b>{s}</b> : s}
          </div>
        ))}
      </div>
      <div className="two">
        <div>
          <div className="box">
            <h2>Items</h2>
            {o.rows.map((r) => (
              <div className="row mi" key={r.id}>
                <div className="sq sm"><Pic it={get(r.id)} gl={r.gl} plant={false} /></div>
                <div className="gr">
                  <b>{get(r.id).name}</b>
                  <div className="mut">{r.gl}, {get(r.id).sz[r.sz][1]} cm</div>
                </div>
                <span className="mut">{r.n} × {gbp(get(r.id).sz[r.sz][2])}</span>
                <span className="rt">{gbp(get(r.id).sz[r.sz][2] * r.n)}</span>
              </div>
            ))}
          </div>
          <div className="hf">
            <div className="box">
              <h3>Standard delivery</h3>
              Nell Ashdown<br />14 Island Wall<br />Whitstable<br />CT5 1EP
            </div>
            <div className="box">
              <h3>Delivery instructions</h3>
              {ed ? (
                <>
                  <input className="inp" value={txt} onChange={(e) => setTxt(e.target.value)} />
                  <button className="btn s p" onClick={() => { setInstr(txt); setEd(false); }}>Save</button>
                  <button className="btn s" onClick={() => setEd(false)}>Cancel</button>
                </>
              ) : (
                <div className="row nt">
                  <span className="gr">{instr}</span>
                  <button onClick={() => setEd(true)}><Pencil size={15} /></button>
                  <button><Trash2 size={15} /></button>
                </div>
              )}
            </div>
          </div>
          <details className="box tri">
            <summary>Tracking history</summary>
            <p>14 Jan, 19:02: order confirmed</p>
            <p>15 Jan, 09:40: packing started</p>
          </details>
        </div>
        <div className="sum">
          <h2>Paid</h2>
          <div className="sums">
            <div className="row"><span>Subtotal</span><span>{gbp(sub)}</span></div>
            {off > 0 && <div className="row"><span>Discount (POTTED10)</span><span>-{gbp(off)}</span></div>}
            <div className="row"><span>Delivery (Standard)</span><span>{o.total > sub - off ? gbp(o.total - sub + off) : "Free"}</span></div>
            <div className="row tot"><b>Total</b><b>{gbp(o.total)}</b></div>
            <div className="row mut"><span>Includes VAT</span><span>{gbp(o.total / 6)}</span></div>
          </div>
          <p>Card ending 4242</p>
          <label className="row up">
            <span>Email me updates<span className="mut bk">Packing, dispatch and delivery</span></span>
            <input type="checkbox" className="sw" checked={upd} onChange={() => setUpd(!upd)} />
          </label>
        </div>
      </div>
    </>
  );
}
