import { Lock } from "lucide-react";
import { GLAZES } from "../data/glazes";
import { productById, sizeOf } from "../data/products";
import { useShop } from "../state/store";
import { countOf, lineKey, METHODS, money, plural, unitPrice, type Totals } from "../state/totals";
import { Disclosure } from "./controls";
import PotArt from "./PotArt";
import PromoForm from "./PromoForm";
import TotalsList from "./TotalsList";

export function SummaryLine({ productId, name, detail, amount, art }: { productId: string; name: string; detail: string; amount: string; art: JSX.Element }) {
  return (
    <li className="sum-line" data-product={productId}>
      {art}
      <span className="grow"><b>{name}</b><small className="muted block">{detail}</small></span>
      <span>{amount}</span>
    </li>
  );
}

export default function CheckoutSummary({ totals }: { totals: Totals }) {
  const { state } = useShop();
  return (
    <aside className="panel summary" aria-label="Order summary">
      <Disclosure title={`Your order, ${plural(countOf(state.cart), "item")}`} startOpen className="flush">
        <ul>
          {state.cart.map((l) => {
            const p = productById(l.productId);
            if (!p) return null;
            return (
              <SummaryLine
                key={lineKey(l)}
                productId={p.id}
                name={p.name}
                detail={`${GLAZES[l.glaze].name}, ${sizeOf(p, l.size).cm} cm, quantity ${l.qty}`}
                amount={money(unitPrice(l) * l.qty)}
                art={<span className="tile tile-sm" style={{ background: p.tile }}><PotArt shape={p.shape} glaze={l.glaze} tight /></span>}
              />
            );
          })}
        </ul>
      </Disclosure>
      {state.note && <p className="mt-3"><span className="muted">Note:</span> {state.note}</p>}
      <PromoFields subtotal={totals.subtotal} />
      <TotalsList totals={totals} promo={state.promo} deliveryName={METHODS[state.method].name} />
      <button type="submit" className="btn btn-big mt-5 w-full"><Lock size={16} aria-hidden /> Place order, {money(totals.total)}</button>
      <p className="muted mt-2 text-center">Free returns for 30 days. Breakages are on us.</p>
    </aside>
  );
}

/** A form may not sit inside the checkout form, so codes are entered in the cart; here one can only be seen and taken off. */
function PromoFields({ subtotal }: { subtotal: number }) {
  const { state } = useShop();
  return state.promo ? <PromoForm subtotal={subtotal} /> : null;
}
