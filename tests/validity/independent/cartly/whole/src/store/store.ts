import { useSyncExternalStore } from "react";
import { SEED_ORDERS, type Order } from "../data/orders";
import type { Category, GlazeId } from "../data/pots";

export interface CartLine {
  key: string;
  pot: string;
  glaze: GlazeId;
  size: string;
  qty: number;
}

export interface SavedPot {
  pot: string;
  note: string;
  at: number;
  glaze?: GlazeId;
  size?: string;
}

export type DeliveryId = "standard" | "express" | "collect";

export interface Draft {
  name: string;
  email: string;
  phone: string;
  street: string;
  town: string;
  postcode: string;
  billingSame: boolean;
  billStreet: string;
  billTown: string;
  billPostcode: string;
}

export interface Filters {
  query: string;
  categories: Category[];
  glazes: GlazeId[];
  maxPrice: number;
  inStock: boolean;
  sort: string;
  page: number;
}

export interface Toast {
  id: number;
  text: string;
  actionLabel?: string;
  action?: () => void;
  tone?: "plain" | "bad";
}

export interface State {
  bannerClosed: boolean;
  saved: SavedPot[];
  savedSort: string;
  cart: CartLine[];
  giftWrap: boolean;
  cartNote: string;
  promo: string | null;
  delivery: DeliveryId;
  draft: Draft;
  orders: Order[];
  waiting: Record<string, string>;
  view: "grid" | "list";
  filters: Filters;
  toasts: Toast[];
}

export const TOP_PRICE = 130;
export const NO_FILTERS: Filters = { query: "", categories: [], glazes: [], maxPrice: TOP_PRICE, inStock: false, sort: "featured", page: 1 };

export const EMPTY_DRAFT: Draft = {
  name: "", email: "", phone: "", street: "", town: "", postcode: "",
  billingSame: true, billStreet: "", billTown: "", billPostcode: "",
};

const KEY = "cartly.shop.v1";

const initial: State = {
  bannerClosed: false,
  saved: [
    { pot: "dune-bowl", note: "Spring bulbs for the kitchen sill", at: 4 },
    { pot: "lighthouse-floor-pot", note: "", at: 3 },
    { pot: "shingle-jug", note: "Mum's birthday, 3 March", at: 2 },
    { pot: "orlop-tray", note: "", at: 1 },
  ],
  savedSort: "recent",
  cart: [
    { key: "harbour-planter|cobalt|medium", pot: "harbour-planter", glaze: "cobalt", size: "medium", qty: 1 },
    { key: "samphire-pot|celadon|small", pot: "samphire-pot", glaze: "celadon", size: "small", qty: 2 },
  ],
  giftWrap: false,
  cartNote: "",
  promo: null,
  delivery: "standard",
  draft: EMPTY_DRAFT,
  orders: SEED_ORDERS,
  waiting: {},
  view: "grid",
  filters: NO_FILTERS,
  toasts: [],
};

function load(): State {
  try {
    const text = localStorage.getItem(KEY);
    if (!text) return initial;
    return { ...initial, ...JSON.parse(text), toasts: [], filters: NO_FILTERS };
  } catch {
    return initial;
  }
}

let state = load();
const listeners = new Set<() => void>();

export const getState = () => state;

export function setState(change: Partial<State> | ((s: State) => Partial<State>)) {
  state = { ...state, ...(typeof change === "function" ? change(state) : change) };
  const { toasts: _toasts, filters: _filters, ...kept } = state;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // storage may be full or forbidden; the shop still works for this visit
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useShop<T>(select: (s: State) => T): T {
  return useSyncExternalStore(subscribe, () => select(state));
}
