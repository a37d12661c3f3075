import { useState } from "react";
import { Link } from "react-router-dom";
import { Minus, Plus, Trash2 } from "lucide-react";
import { gbp, get, Line } from "./data";
import Pic from "./Pic";
import Sums, { sums } from "./Sums";

type P = { cart: Line[]; setCart: (c: Line[]) => void; ship: string; code: string; setCode: (c: string) => void; toast: (m: string) => void };

export default function Cart({ cart, setCart, ship, code, setCode, toast }: P) {
  const [wrap, setWrap] = useState(false);
  const [txt, setTxt] = useState("");
  const { sub } = sums(cart, ship, code);
  const qty = (i: number, d: number) => setCart(cart.map((l, k) => (k === i ? { ...l, n: l.n + d } : l)));
  const del = (l: Line) => setCart(cart.filter((x) => x.id === l.id));

  return (
    <>
      <div className="row hh">
        <h1>Your cart</h1>
        <span className="mut">{cart.reduce((a, l) => a + l.n, 0)} items, held until the kiln is unpacked on Tuesday</span>
      </div>
      <div className="two">
        <div>
          <div className="lns">
            {cart.map((l, i) => {
              const it = get(l.id);
              const [nm, cm, p] = it.sz[l.sz];
              return (
                <div className="row ln" key={i}>
                  <div className="sq">
                    <Pic it={it} gl={l.gl} plant={false} />
                  </div>
                  <div className="gr">
                    <Link className="nm" to={"/item/" + it.id}>{it.name}</Link>
                    <div className="mut">{l.gl}, {nm.toLowerCase()} ({cm} cm)</div>
                    <div className="mut">{gbp(p)} each</div>
                    <button
                      className="lk"
                      onClick={() => {
                        setCart(cart.filter((_, k) => k !== i));
                        toast("Saved for later");
                      }}
                    >
                      Save for later
                    </button>
                  </div>
                  <div className="st row">
                    <button disabled={l.n === 1} onClick={() => qty(i, -1)}><Minus size={15} /></button>
                    {l.n}
                    <button onClick={() => qty(i, 1)}><Plus size={15} /></button>
                  </div>
                  <span className="pr rt">{gbp(p * l.n)}</span>
                  <button onClick={() => del(l)}><Trash2 size={17} /></button>
                </div>
              );
            })}
          </div>
          <label className="box row">
            <span>
              Gift wrap this order
              <span className="mut bk">Recycled paper, twine and a hand-cut label. £3.50 an order.</span>
            </span>
            <input type="checkbox" className="sw" checked={wrap} onChange={(e) => setWrap(e.target.checked)} />
          </label>
          <details className="box tri">
            <summary>Add a note to the workshop</summary>
            <textarea rows={3} placeholder="Anything we should know?" />
          </details>
        </div>
        <div className="sum">
          <h2>Summary</h2>
          <p>{sub < 75 ? gbp(75 - sub) + " to go for free standard delivery" : "You have free standard delivery"}</p>
          <div className="prg"><div style={{ width: Math.min(100, (sub / 75) * 100) + "%" }} /></div>
          <div>Promo code</div>
          <div className="row pc">
            <input className="inp" value={txt} onChange={(e) => setTxt(e.target.value)} />
            <button className="btn" onClick={() => txt && setCode(txt)}>Apply</button>
          </div>
          <p className="mut">First order? POTTED10 takes 10% off.</p>
          <Sums cart={cart} ship={ship} code={code} />
          <Link to="/checkout" className="btn p l f">Go to checkout</Link>
          <div className="ct"><Link to="/" className="lk">Keep shopping</Link></div>
        </div>
      </div>
    </>
  );
}
