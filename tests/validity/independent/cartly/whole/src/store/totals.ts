import { potOf } from "../data/pots";
import type { CartLine, DeliveryId, State } from "./store";

export const FREE_FROM = 75;
export const WRAP_PRICE = 3.5;

export const DELIVERIES: { id: DeliveryId; name: string; hint: string; price: number }[] = [
  { id: "standard", name: "Standard", hint: "3 to 5 days", price: 4.5 },
  { id: "express", name: "Express", hint: "Next working day", price: 8.95 },
  { id: "collect", name: "Collect", hint: "Harbour Yard, Whitstable", price: 0 },
];

export const deliveryPrice = (id: DeliveryId, subtotal: number) =>
  id === "standard" && subtotal >= FREE_FROM ? 0 : DELIVERIES.find((d) => d.id === id)!.price;

export const sizeOf = (line: { pot: string; size: string }) => potOf(line.pot)!.sizes.find((z) => z.id === line.size)!;

export const countOf = (cart: CartLine[]) => cart.reduce((n, l) => n + l.qty, 0);

export function cartTotals(s: Pick<State, "cart" | "giftWrap" | "promo" | "delivery">) {
  const subtotal = s.cart.reduce((sum, l) => sum + sizeOf(l).price * l.qty, 0);
  const discount = s.promo ? Math.round(subtotal * 10) / 100 : 0;
  const wrap = s.giftWrap ? WRAP_PRICE : 0;
  const delivery = s.cart.length ? deliveryPrice(s.delivery, subtotal) : 0;
  const total = subtotal - discount + wrap + delivery;
  return { subtotal, discount, wrap, delivery, total, vat: total / 6, toGo: Math.max(0, FREE_FROM - subtotal) };
}

export const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;
