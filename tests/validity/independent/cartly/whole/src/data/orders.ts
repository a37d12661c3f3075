import type { GlazeId } from "./pots";

export type Status = "Confirmed" | "Packing" | "On the van" | "Delivered" | "Cancelled";
export const STEPS: Status[] = ["Confirmed", "Packing", "On the van", "Delivered"];

export interface OrderLine {
  pot: string;
  glaze: GlazeId;
  size: string;
  across: number;
  price: number;
  qty: number;
}

export interface Order {
  id: string;
  placed: string;
  status: Status;
  lines: OrderLine[];
  promo: string | null;
  discount: number;
  giftWrap: boolean;
  workshopNote?: string;
  delivery: { name: string; price: number };
  name: string;
  email: string;
  address: string[];
  card: string;
  instructions: string;
  updates: boolean;
  history: { at: string; text: string }[];
}

const NELL = {
  name: "Nell Ashdown",
  email: "nell@ashdown.example",
  address: ["14 Island Wall", "Whitstable", "CT5 1EP"],
  card: "4242",
  updates: true,
};

export const SEED_ORDERS: Order[] = [
  {
    ...NELL, id: "CT-2041", placed: "2026-01-14", status: "Packing", promo: "POTTED10", discount: 8.6, giftWrap: false,
    delivery: { name: "Standard", price: 0 }, instructions: "Leave with Mrs Farrow at number 16.",
    lines: [
      { pot: "quayside-trough", glaze: "celadon", size: "medium", across: 40, price: 48, qty: 1 },
      { pot: "capstan-pot", glaze: "iron", size: "medium", across: 17, price: 27, qty: 1 },
      { pot: "tideline-saucer", glaze: "iron", size: "medium", across: 19, price: 11, qty: 1 },
    ],
    history: [
      { at: "15 Jan, 08:50", text: "Ross started packing" },
      { at: "14 Jan, 19:12", text: "Order confirmed and paid" },
    ],
  },
  {
    ...NELL, id: "CT-2036", placed: "2026-01-09", status: "On the van", promo: null, discount: 0, giftWrap: true,
    delivery: { name: "Express", price: 8.95 }, instructions: "",
    lines: [{ pot: "lighthouse-floor-pot", glaze: "iron", size: "medium", across: 28, price: 88, qty: 1 }],
    history: [
      { at: "12 Jan, 07:30", text: "Loaded on the van" },
      { at: "10 Jan, 11:05", text: "Packed and gift wrapped" },
      { at: "9 Jan, 12:41", text: "Order confirmed and paid" },
    ],
  },
  {
    ...NELL, id: "CT-1987", placed: "2025-11-23", status: "Delivered", promo: null, discount: 0, giftWrap: false,
    delivery: { name: "Standard", price: 4.5 }, instructions: "",
    lines: [
      { pot: "samphire-pot", glaze: "chalk", size: "small", across: 11, price: 18, qty: 2 },
      { pot: "tideline-saucer", glaze: "chalk", size: "small", across: 14, price: 9, qty: 2 },
    ],
    history: [
      { at: "27 Nov, 13:20", text: "Delivered, left in the porch" },
      { at: "26 Nov, 07:40", text: "Loaded on the van" },
      { at: "23 Nov, 20:02", text: "Order confirmed and paid" },
    ],
  },
  {
    ...NELL, id: "CT-1954", placed: "2025-10-30", status: "Cancelled", promo: null, discount: 0, giftWrap: false,
    delivery: { name: "Standard", price: 4.5 }, instructions: "", updates: false,
    lines: [{ pot: "shingle-jug", glaze: "soot", size: "one-size", across: 17, price: 42, qty: 1 }],
    history: [
      { at: "31 Oct, 09:15", text: "Cancelled at your request, refunded" },
      { at: "30 Oct, 18:33", text: "Order confirmed and paid" },
    ],
  },
  {
    ...NELL, id: "CT-1820", placed: "2025-07-05", status: "Delivered", promo: null, discount: 0, giftWrap: false,
    delivery: { name: "Standard", price: 0 }, instructions: "", updates: false,
    lines: [
      { pot: "harbour-planter", glaze: "cobalt", size: "large", across: 24, price: 46, qty: 1 },
      { pot: "gull-hanging-pot", glaze: "chalk", size: "one-size", across: 16, price: 34, qty: 1 },
    ],
    history: [
      { at: "9 Jul, 10:48", text: "Delivered, signed for by Nell" },
      { at: "5 Jul, 15:27", text: "Order confirmed and paid" },
    ],
  },
];

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function longDate(iso: string) {
  const [y, m, d] = iso.split("-").map(Number);
  return `${d} ${MONTHS[m - 1]} ${y}`;
}

export function orderTotals(order: Order) {
  const subtotal = order.lines.reduce((sum, l) => sum + l.price * l.qty, 0);
  const wrap = order.giftWrap ? 3.5 : 0;
  const total = subtotal - order.discount + wrap + order.delivery.price;
  return { subtotal, wrap, total, vat: total / 6 };
}

export const itemsIn = (order: Order) => order.lines.reduce((n, l) => n + l.qty, 0);
export const inProgress = (order: Order) => order.status !== "Delivered" && order.status !== "Cancelled";
export const canCancel = (order: Order) => order.status === "Confirmed" || order.status === "Packing";
