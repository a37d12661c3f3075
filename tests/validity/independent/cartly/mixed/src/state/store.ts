import { useSyncExternalStore } from "react";
import { GlazeId, productBySlug } from "./catalogue";
import { SEED_ORDERS } from "./seedOrders";

export interface Line {
  id: string;
  slug: string;
  glaze: GlazeId;
  size: string;
  qty: number;
}

export interface SavedPot {
  slug: string;
  note?: string;
}

export type Status = "Packing" | "On the van" | "Delivered" | "Cancelled";

export interface OrderItem {
  slug: string;
  glaze: GlazeId;
  size: string;
  qty: number;
}

export interface Order {
  number: string;
  date: string;
  placed: string;
  status: Status;
  items: OrderItem[];
  promo: boolean;
  giftWrap: boolean;
  delivery: DeliveryId;
  name: string;
  email: string;
  address: string[];
  instructions: string;
  card: string;
  updates: boolean;
}

export type DeliveryId = "standard" | "express" | "collect";

export const DELIVERY: Record<DeliveryId, { name: string; hint: string; price: number }> = {
  standard: { name: "Standard", hint: "3 to 5 days", price: 4.5 },
  express: { name: "Express", hint: "Next working day", price: 8.95 },
  collect: { name: "Collect", hint: "Harbour Yard, Whitstable", price: 0 },
};

export interface State {
  bannerClosed: boolean;
  cart: Line[];
  saved: SavedPot[];
  orders: Order[];
  promo: string | null;
  giftWrap: boolean;
}

const KEY = "cartly-state";

export const lineId = (slug: string, glaze: string, size: string) => `${slug}/${glaze}/${size}`;

const initial: State = {
  bannerClosed: false,
  cart: [
    { id: lineId("harbour-planter", "cobalt", "Medium"), slug: "harbour-planter", glaze: "cobalt", size: "Medium", qty: 1 },
    { id: lineId("samphire-pot", "celadon", "Small"), slug: "samphire-pot", glaze: "celadon", size: "Small", qty: 2 },
  ],
  saved: [
    { slug: "dune-bowl", note: "Spring bulbs for the kitchen sill" },
    { slug: "lighthouse-floor-pot" },
    { slug: "shingle-jug", note: "Mum's birthday, 3 March" },
    { slug: "orlop-tray" },
  ],
  orders: SEED_ORDERS,
  promo: null,
  giftWrap: false,
};

function load(): State {
  try {
    const raw = localStorage.getItem(KEY);
    return raw ? { ...initial, ...(JSON.parse(raw) as Partial<State>) } : initial;
  } catch {
    return initial;
  }
}

let state = load();
const listeners = new Set<() => void>();

export const getState = () => state;

export function setState(patch: Partial<State>) {
  state = { ...state, ...patch };
  localStorage.setItem(KEY, JSON.stringify(state));
  listeners.forEach((l) => l());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useStore<T>(select: (s: State) => T): T {
  return useSyncExternalStore(subscribe, () => select(state));
}

export function addToCart(cart: Line[], item: OrderItem): Line[] {
  const id = lineId(item.slug, item.glaze, item.size);
  const limit = productBySlug(item.slug)?.stock ?? 0;
  const found = cart.find((l) => l.id === id);
  if (found) {
    return cart.map((l) => (l.id === id ? { ...l, qty: Math.min(limit, l.qty + item.qty) } : l));
  }
  return [...cart, { ...item, id, qty: Math.min(limit, item.qty) }];
}

export function defaultItem(slug: string): OrderItem {
  const p = productBySlug(slug)!;
  return { slug, glaze: p.glazes[0], size: p.sizes[0].name, qty: 1 };
}

export const sizeOf = (item: OrderItem) => {
  const p = productBySlug(item.slug)!;
  return p.sizes.find((x) => x.name === item.size) ?? p.sizes[0];
};

export function toggleSaved(slug: string) {
  const has = state.saved.some((x) => x.slug === slug);
  setState({ saved: has ? state.saved.filter((x) => x.slug !== slug) : [{ slug }, ...state.saved] });
  return !has;
}

export function setNote(slug: string, note: string | undefined) {
  setState({ saved: state.saved.map((x) => (x.slug === slug ? { ...x, note } : x)) });
}

export function setQty(id: string, qty: number) {
  setState({ cart: state.cart.map((l) => (l.id === id ? { ...l, qty } : l)) });
}

export function removeLine(id: string) {
  setState({ cart: state.cart.filter((l) => l.id !== id) });
}

export function patchOrder(number: string, patch: Partial<Order>) {
  setState({ orders: state.orders.map((o) => (o.number === number ? { ...o, ...patch } : o)) });
}

export interface Totals {
  subtotal: number;
  discount: number;
  gift: number;
  delivery: number;
  total: number;
  vat: number;
}

export const FREE_FROM = 75;

export function totalsFor(items: OrderItem[], promo: boolean, giftWrap: boolean, delivery: DeliveryId): Totals {
  const subtotal = items.reduce((sum, i) => sum + sizeOf(i).price * i.qty, 0);
  const discount = promo ? Math.round(subtotal * 10) / 100 : 0;
  const gift = giftWrap ? 3.5 : 0;
  const free = delivery === "standard" && subtotal - discount >= FREE_FROM;
  const cost = free ? 0 : DELIVERY[delivery].price;
  const total = subtotal - discount + gift + cost;
  return { subtotal, discount, gift, delivery: cost, total, vat: total / 6 };
}

export const orderTotals = (o: Order) => totalsFor(o.items, o.promo, o.giftWrap, o.delivery);

export const countItems = (items: { qty: number }[]) => items.reduce((n, i) => n + i.qty, 0);

export const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;
