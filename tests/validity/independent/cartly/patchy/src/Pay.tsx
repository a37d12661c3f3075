import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Lock } from "lucide-react";
import { gbp, get, Line } from "./data";
import Pic from "./Pic";
import Sums, { sums } from "./Sums";

type P = { cart: Line[]; setCart: (c: Line[]) => void; ship: string; setShip: (s: string) => void; code: string };

const F = ({ t, opt, ph, v, set }: { t: string; opt?: boolean; ph?: string; v?: string; set?: (s: string) => void }) => (
  <div className="fl">
    <div>{t} {opt && <small>(optional)</small>}</div>
    <input className="inp" placeholder={ph} value={v} onChange={(e) => set && set(e.target.value)} />
  </div>
);

export default function Pay({ cart, setCart, ship, setShip, code }: P) {
  const nav = useNavigate();
  const [name, setName] = useState("");
  const [mail, setMail] = useState("");
  const [same, setSame] = useState(true);
  const [err, setErr] = useState("");
  const { tot, sub } = sums(cart, ship, code);

  const go = () => {
    if (!name || !mail) {
      setErr("Please fill in your name and email");
      return;
    }
    setCart([]);
    nav("/orders/CT-2041");
  };

  const opts: [string, string, number][] = [
    ["Standard", "3 to 5 days", sub >= 75 ? 0 : 4.5],
    ["Express", "Next working day", 8.95],
    ["Collect", "Harbour Yard, Whitstable", 0],
  ];

  return (
    <>
      <div className="row hh">
        <h1>Checkout</h1>
        <Link to="/cart" className="lk">Back to cart</Link>
      </div>
      <div className="two">
        <div className="frm">
          <div>
            <h2>Contact</h2>
            <F t="Full name" v={name} set={setName} />
            <F t="Email" v={mail} set={setMail} />
            <F t="Phone" opt />
          </div>
          <div>
            <h2>Delivery address</h2>
            <F t="Street address" />
            <F t="Town or city" />
            <F t="Postcode" />
          </div>
          <div>
            <h2>Delivery method</h2>
            {opts.map(([o, d, p]) => (
              <label key={o} className={ship === o ? "row mt cur" : "row mt"}>
                <input type="radio" name="ship" checked={ship === o} onChange={() => setShip(o)} />
                <b>{o}</b>
                <span className="mut gr">{d}</span>
                {p ? gbp(p) : "Free"}
              </label>
            ))}
          </div>
          <div>
            <h2>Payment</h2>
            <F t="Card number" />
            <div className="hf">
              <F t="Expiry" ph="MM/YY" />
              <F t="CVC" />
            </div>
            <label>
              <input type="checkbox" checked={same} onChange={() => setSame(!same)} /> Billing address is the same as delivery
            </label>
          </div>
        </div>
        <div className="sum">
          <h2>Your order, {cart.reduce((a, l) => a + l.n, 0)} items</h2>
          {cart.map((l, i) => (
            <div className="row mi" key={i}>
              <div className="sq sm"><Pic it={get(l.id)} gl={l.gl} plant={false} /></div>
              <div className="gr">
                <b>{get(l.id).name}</b>
                <div className="mut">{l.gl}, {get(l.id).sz[l.sz][1]} cm, quantity {l.n}</div>
              </div>
              {gbp(get(l.id).sz[l.sz][2] * l.n)}
            </div>
          ))}
          <Sums cart={cart} ship={ship} code={code} />
          {err && <p className="err">{err}</p>}
          <button className="btn p l f" onClick={go}><Lock size={16} /> Place order, {gbp(tot)}</button>
          <p className="mut ct">Free returns for 30 days. Breakages are on us.</p>
        </div>
      </div>
    </>
  );
}
