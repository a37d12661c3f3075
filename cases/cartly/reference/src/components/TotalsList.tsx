import { money, type Totals } from "../state/totals";

export default function TotalsList({ totals, promo, deliveryName }: { totals: Totals; promo: string | null; deliveryName: string }) {
  const rows: [string, string][] = [["Subtotal", money(totals.subtotal)]];
  if (totals.discount > 0) rows.push([`Discount (${promo ?? "promo"})`, `-${money(totals.discount)}`]);
  rows.push([`Delivery (${deliveryName})`, totals.delivery === 0 ? "Free" : money(totals.delivery)]);
  if (totals.gift > 0) rows.push(["Gift wrap", money(totals.gift)]);
  return (
    <dl className="totals">
      {rows.map(([k, v]) => <div key={k}><dt>{k}</dt><dd>{v}</dd></div>)}
      <div className="grand"><dt>Total</dt><dd>{money(totals.total)}</dd></div>
      <div className="muted"><dt>Includes VAT</dt><dd>{money(totals.vat)}</dd></div>
    </dl>
  );
}
