import { money } from "../state/catalogue";
import { DELIVERY, DeliveryId, Totals } from "../state/store";
import { cn, display } from "../ui/cn";

interface SummaryRowsProps {
  totals: Totals;
  delivery: DeliveryId;
}

export function SummaryRows({ totals, delivery }: SummaryRowsProps) {
  const rows: [string, string][] = [["Subtotal", money(totals.subtotal)]];
  if (totals.discount) rows.push(["Discount (POTTED10)", money(-totals.discount)]);
  if (totals.gift) rows.push(["Gift wrap", money(totals.gift)]);
  rows.push([`Delivery (${DELIVERY[delivery].name})`, totals.delivery ? money(totals.delivery) : "Free"]);
  return (
    <dl className="text-[15px]">
      {rows.map(([term, value]) => (
        <div key={term} className="flex justify-between py-[3.5px] leading-[22px]">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={cn(display, "mt-1.5 flex justify-between border-t border-[#b9c1b6] pt-2 text-[22px]")}>
        <dt>Total</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      <div className="flex justify-between text-sm text-[#5c6660]">
        <dt>Includes VAT</dt>
        <dd>{money(totals.vat)}</dd>
      </div>
    </dl>
  );
}
