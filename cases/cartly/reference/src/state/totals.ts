import { productById, sizeOf } from "../data/products";
import type { Line, Method, Order, ShopState } from "./types";

export const TODAY = "2026-01-15";
export const FREE_FROM = 7500;
export const GIFT_WRAP = 350;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const money = (pence: number): string => `£${(pence / 100).toFixed(2)}`;
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const niceDate = (iso: string): string => {
  const [y, m, d] = iso.split("-").map(Number);
  return `${d} ${MONTHS[m - 1]} ${y}`;
};

export const METHODS: Record<Method, { name: string; when: string }> = {
  standard: { name: "Standard", when: "3 to 5 days" },
  express: { name: "Express", when: "Next working day" },
  collect: { name: "Collect", when: "Harbour Yard, Whitstable" },
};

interface Promo {
  label: string;
  min: number;
  off: (subtotal: number) => number;
  freeStandard?: boolean;
}

export const PROMOS: Record<string, Promo> = {
  POTTED10: { label: "10% off", min: 0, off: (s) => Math.round(s / 10) },
  HARBOUR5: { label: "£5 off", min: 6000, off: () => 500 },
  FREEPOST: { label: "Free standard delivery", min: 0, off: () => 0, freeStandard: true },
};

/** null when the code may be used on a basket of this size, otherwise what to tell the customer. */
export function promoProblem(raw: string, subtotal: number): string | null {
  const code = raw.trim().toUpperCase();
  if (!code) return "Enter a promo code first.";
  if (code === "AUTUMN15") return "AUTUMN15 ended on 30 November.";
  const promo = PROMOS[code];
  if (!promo) return `"${code}" isn't a valid promo code.`;
  if (subtotal < promo.min) return `${code} needs a basket of ${money(promo.min)} or more.`;
  return null;
}

export const lineKey = (l: Line): string => `${l.productId}.${l.glaze}.${l.size}`;
export const unitPrice = (l: Line): number => {
  const p = productById(l.productId);
  return p ? sizeOf(p, l.size).price : 0;
};
export const countOf = (lines: Line[]): number => lines.reduce((n, l) => n + l.qty, 0);

/** How many more of a pot the stock room could give this basket. */
export function spare(cart: Line[], productId: string): number {
  const inCart = cart.filter((l) => l.productId === productId).reduce((n, l) => n + l.qty, 0);
  return Math.max(0, (productById(productId)?.stock ?? 0) - inCart);
}

export function deliveryCost(method: Method, goods: number, promo: string | null): number {
  if (method === "collect") return 0;
  if (method === "express") return 895;
  return goods >= FREE_FROM || (promo && PROMOS[promo]?.freeStandard) ? 0 : 450;
}

export interface Totals {
  subtotal: number;
  discount: number;
  delivery: number;
  gift: number;
  total: number;
  vat: number;
}

const addUp = (subtotal: number, discount: number, delivery: number, gift: number): Totals => {
  const total = subtotal - discount + delivery + gift;
  return { subtotal, discount, delivery, gift, total, vat: Math.round(total / 6) };
};

export function cartTotals(s: ShopState): Totals {
  const subtotal = s.cart.reduce((n, l) => n + unitPrice(l) * l.qty, 0);
  const promo = s.promo ? PROMOS[s.promo] : undefined;
  const discount = promo && subtotal >= promo.min ? Math.min(subtotal, promo.off(subtotal)) : 0;
  const empty = s.cart.length === 0;
  return addUp(subtotal, discount, empty ? 0 : deliveryCost(s.method, subtotal - discount, s.promo), s.giftWrap && !empty ? GIFT_WRAP : 0);
}

export function orderTotals(o: Order): Totals {
  const subtotal = o.lines.reduce((n, l) => n + l.price * l.qty, 0);
  return addUp(subtotal, o.discount, o.delivery, o.giftWrap ? GIFT_WRAP : 0);
}
