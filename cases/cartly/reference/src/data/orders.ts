import type { Order, OrderStatus } from "../state/types";

const NELL = { name: "Nell Ashdown", email: "nell@ashdown.example", card: "4242" };
const HOME = ["14 Island Wall", "Whitstable", "CT5 1EP"];

export const STATUS_LABEL: Record<OrderStatus, string> = {
  packing: "Packing", shipped: "On the van", delivered: "Delivered", cancelled: "Cancelled",
};

export const SEED_ORDERS: Order[] = [
  { id: "CT-2041", placed: "2026-01-14", status: "packing", ...NELL, address: HOME, promo: "POTTED10", discount: 860, method: "standard", delivery: 0,
    giftWrap: false, note: "", instructions: "Leave with Mrs Farrow at number 16.", updates: true,
    lines: [
      { productId: "quayside-trough", glaze: "celadon", size: "40cm", qty: 1, price: 4800 },
      { productId: "capstan-pot", glaze: "iron", size: "17cm", qty: 1, price: 2700 },
      { productId: "tideline-saucer", glaze: "iron", size: "19cm", qty: 1, price: 1100 },
    ],
    events: [
      { when: "14 Jan, 16:20", text: "Pots picked from the shelf and checked for chips" },
      { when: "14 Jan, 09:12", text: "Payment taken, order confirmed" },
    ] },
  { id: "CT-2036", placed: "2026-01-09", status: "shipped", ...NELL, address: ["Ashdown & Co, 3 Harbour Street", "Whitstable", "CT5 1AQ"], promo: null, discount: 0,
    method: "express", delivery: 895, giftWrap: true, note: "Happy birthday Tom, love N.", instructions: "", updates: false,
    lines: [{ productId: "lighthouse-floor-pot", glaze: "soot", size: "38cm", qty: 1, price: 8800 }],
    events: [
      { when: "13 Jan, 07:45", text: "On the van with Kent Couriers" },
      { when: "12 Jan, 15:30", text: "Packed in straw and gift wrapped" },
      { when: "9 Jan, 18:02", text: "Payment taken, order confirmed" },
    ] },
  { id: "CT-1987", placed: "2025-11-23", status: "delivered", ...NELL, address: HOME, promo: null, discount: 0, method: "standard", delivery: 450,
    giftWrap: false, note: "", instructions: "", updates: true,
    lines: [
      { productId: "samphire-pot", glaze: "ochre", size: "11cm", qty: 2, price: 1800 },
      { productId: "tideline-saucer", glaze: "ochre", size: "15cm", qty: 2, price: 900 },
    ],
    events: [
      { when: "27 Nov, 11:08", text: "Delivered, signed for by N. Ashdown" },
      { when: "26 Nov, 08:10", text: "On the van with Kent Couriers" },
      { when: "23 Nov, 20:41", text: "Payment taken, order confirmed" },
    ] },
  { id: "CT-1954", placed: "2025-10-30", status: "cancelled", ...NELL, address: HOME, promo: null, discount: 0, method: "standard", delivery: 450,
    giftWrap: false, note: "", instructions: "", updates: false,
    lines: [{ productId: "shingle-jug", glaze: "cobalt", size: "21cm", qty: 1, price: 4200 }],
    events: [
      { when: "31 Oct, 10:00", text: "Cancelled and refunded: cracked in the kiln" },
      { when: "30 Oct, 13:27", text: "Payment taken, order confirmed" },
    ] },
  { id: "CT-1820", placed: "2025-07-05", status: "delivered", ...NELL, address: ["Collect from the workshop", "Unit 4, Harbour Yard", "Whitstable CT5 1AB"], promo: null, discount: 0,
    method: "collect", delivery: 0, giftWrap: false, note: "", instructions: "", updates: false,
    lines: [
      { productId: "harbour-planter", glaze: "chalk", size: "24cm", qty: 1, price: 4600 },
      { productId: "gull-hanging-pot", glaze: "chalk", size: "19cm", qty: 1, price: 3400 },
    ],
    events: [
      { when: "8 Jul, 12:15", text: "Collected from the workshop" },
      { when: "5 Jul, 10:50", text: "Payment taken, order confirmed" },
    ] },
];
