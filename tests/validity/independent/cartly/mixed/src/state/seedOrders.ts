import type { Order } from "./store";

const nell = {
  name: "Nell Ashdown",
  email: "nell@ashdown.example",
  address: ["14 Island Wall", "Whitstable", "CT5 1EP"],
  card: "4242",
  updates: true,
};

export const SEED_ORDERS: Order[] = [
  {
    ...nell, number: "CT-2041", date: "14 Jan 2026", placed: "2026-01-14", status: "Packing", promo: true, giftWrap: false, delivery: "standard",
    instructions: "Leave with Mrs Farrow at number 16.",
    items: [
      { slug: "quayside-trough", glaze: "celadon", size: "Medium", qty: 1 },
      { slug: "capstan-pot", glaze: "iron", size: "Medium", qty: 1 },
      { slug: "tideline-saucer", glaze: "iron", size: "Medium", qty: 1 },
    ],
  },
  {
    ...nell, number: "CT-2036", date: "9 Jan 2026", placed: "2026-01-09", status: "On the van", promo: false, giftWrap: true, delivery: "express",
    instructions: "", items: [{ slug: "lighthouse-floor-pot", glaze: "iron", size: "Medium", qty: 1 }],
  },
  {
    ...nell, number: "CT-1987", date: "23 Nov 2025", placed: "2025-11-23", status: "Delivered", promo: false, giftWrap: false, delivery: "standard",
    instructions: "",
    items: [
      { slug: "samphire-pot", glaze: "celadon", size: "Small", qty: 2 },
      { slug: "tideline-saucer", glaze: "celadon", size: "Small", qty: 2 },
    ],
  },
  {
    ...nell, number: "CT-1954", date: "30 Oct 2025", placed: "2025-10-30", status: "Cancelled", promo: false, giftWrap: false, delivery: "standard",
    instructions: "", items: [{ slug: "shingle-jug", glaze: "soot", size: "One size", qty: 1 }],
  },
  {
    ...nell, number: "CT-1820", date: "5 Jul 2025", placed: "2025-07-05", status: "Delivered", promo: false, giftWrap: false, delivery: "standard",
    instructions: "",
    items: [
      { slug: "harbour-planter", glaze: "cobalt", size: "Large", qty: 1 },
      { slug: "gull-hanging-pot", glaze: "chalk", size: "One size", qty: 1 },
    ],
  },
];
