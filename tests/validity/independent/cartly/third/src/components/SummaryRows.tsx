import { color, heading, money, ui } from "../theme";

interface Props {
  subtotal: number;
  discount: number;
  promo?: string | null;
  giftWrap?: number;
  deliveryName: string;
  delivery: number;
  total: number;
}

export function SummaryRows({ subtotal, discount, promo, giftWrap = 0, deliveryName, delivery, total }: Props) {
  const line = (label: string, value: string) => (
    <div style={{ ...ui.row, height: 29.5 }}><span>{label}</span><span>{value}</span></div>
  );
  return (
    <div style={{ borderTop: `1px solid #b9c2b9`, paddingTop: 11 }}>
      {line("Subtotal", money(subtotal))}
      {discount > 0 && line(`Discount (${promo})`, money(-discount))}
      {giftWrap > 0 && line("Gift wrap", money(giftWrap))}
      {line(`Delivery (${deliveryName})`, delivery ? money(delivery) : "Free")}
      <div style={{ ...ui.row, borderTop: `1px solid #b9c2b9`, marginTop: 4, paddingTop: 6, fontFamily: heading, fontSize: 23, fontWeight: 700 }}>
        <span>Total</span><span>{money(total)}</span>
      </div>
      <div style={{ ...ui.row, color: color.muted, fontSize: 14.5 }}><span>Includes VAT</span><span>{money(total / 6)}</span></div>
    </div>
  );
}
