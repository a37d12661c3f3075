import { gbp, get, Line } from "./data";

export const sums = (cart: Line[], ship: string, code: string) => {
  const sub = cart.reduce((a, l) => a + get(l.id).sz[l.sz][2] * l.n, 0);
  const off = code ? sub * 0.1 : 0;
  const del = ship === "Express" ? 8.95 : ship === "Collect" || sub >= 75 ? 0 : 4.5;
  return { sub, off, del, tot: sub - off + del };
};

export default function Sums({ cart, ship, code }: { cart: Line[]; ship: string; code: string }) {
  const { sub, off, del, tot } = sums(cart, ship, code);
  return (
    <div className="sums">
      <div className="row"><span>Subtotal</span><span>{gbp(sub)}</span></div>
      {off > 0 && <div className="row"><span>Discount ({code})</span><span>-{gbp(off)}</span></div>}
      <div className="row"><span>Delivery ({ship})</span><span>{del ? gbp(del) : "Free"}</span></div>
      <div className="row tot"><b>Total</b><b>{gbp(tot)}</b></div>
      <div className="row mut"><span>Includes VAT</span><span>{gbp(tot / 6)}</span></div>
    </div>
  );
}
