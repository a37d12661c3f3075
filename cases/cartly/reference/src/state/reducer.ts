import { SEED_ORDERS } from "../data/orders";
import { lineKey, spare } from "./totals";
import type { Line, Method, Order, SavedItem, ShopState } from "./types";

export const SEED: ShopState = {
  cart: [
    { productId: "harbour-planter", glaze: "cobalt", size: "18cm", qty: 1 },
    { productId: "samphire-pot", glaze: "celadon", size: "11cm", qty: 2 },
  ],
  saved: [
    { productId: "dune-bowl", note: "Spring bulbs for the kitchen sill" },
    { productId: "lighthouse-floor-pot", note: "" },
    { productId: "shingle-jug", note: "Mum's birthday, 3 March" },
    { productId: "orlop-tray", note: "" },
  ],
  orders: SEED_ORDERS,
  promo: null,
  giftWrap: false,
  note: "",
  method: "standard",
  alerts: [],
  barHidden: false,
  view: "grid",
};

export type Action =
  | { type: "add"; line: Line }
  | { type: "setQty"; key: string; qty: number }
  | { type: "remove"; key: string }
  | { type: "restore"; line: Line; index: number }
  | { type: "save"; item: SavedItem; index?: number }
  | { type: "unsave"; productId: string }
  | { type: "clearSaved" }
  | { type: "restoreSaved"; saved: SavedItem[] }
  | { type: "savedNote"; productId: string; note: string }
  | { type: "promo"; code: string | null }
  | { type: "giftWrap"; on: boolean }
  | { type: "note"; note: string }
  | { type: "method"; method: Method }
  | { type: "place"; order: Order }
  | { type: "patchOrder"; id: string; patch: Partial<Order> }
  | { type: "alert"; productId: string; on: boolean }
  | { type: "hideBar" }
  | { type: "view"; view: ShopState["view"] };

const insertAt = <T,>(list: T[], item: T, index: number): T[] => [...list.slice(0, index), item, ...list.slice(index)];

function addLine(cart: Line[], line: Line, index = cart.length): Line[] {
  const qty = Math.min(line.qty, spare(cart, line.productId));
  if (qty <= 0) return cart;
  const key = lineKey(line);
  return cart.some((l) => lineKey(l) === key)
    ? cart.map((l) => (lineKey(l) === key ? { ...l, qty: l.qty + qty } : l))
    : insertAt(cart, { ...line, qty }, index);
}

export function reducer(s: ShopState, a: Action): ShopState {
  switch (a.type) {
    case "add":
      return { ...s, cart: addLine(s.cart, a.line) };
    case "restore":
      return { ...s, cart: addLine(s.cart, a.line, a.index) };
    case "setQty":
      return {
        ...s,
        cart: s.cart.map((l) =>
          lineKey(l) === a.key ? { ...l, qty: Math.max(1, Math.min(a.qty, l.qty + spare(s.cart, l.productId))) } : l,
        ),
      };
    case "remove":
      return { ...s, cart: s.cart.filter((l) => lineKey(l) !== a.key) };
    case "save":
      return s.saved.some((i) => i.productId === a.item.productId)
        ? s
        : { ...s, saved: insertAt(s.saved, a.item, a.index ?? 0) };
    case "unsave":
      return { ...s, saved: s.saved.filter((i) => i.productId !== a.productId) };
    case "clearSaved":
      return { ...s, saved: [] };
    case "restoreSaved":
      return { ...s, saved: [...s.saved, ...a.saved.filter((i) => !s.saved.some((o) => o.productId === i.productId))] };
    case "savedNote":
      return { ...s, saved: s.saved.map((i) => (i.productId === a.productId ? { ...i, note: a.note } : i)) };
    case "promo":
      return { ...s, promo: a.code };
    case "giftWrap":
      return { ...s, giftWrap: a.on };
    case "note":
      return { ...s, note: a.note };
    case "method":
      return { ...s, method: a.method };
    case "place":
      return { ...s, orders: [a.order, ...s.orders], cart: [], promo: null, giftWrap: false, note: "", method: "standard" };
    case "patchOrder":
      return { ...s, orders: s.orders.map((o) => (o.id === a.id ? { ...o, ...a.patch } : o)) };
    case "alert":
      return { ...s, alerts: [...s.alerts.filter((id) => id !== a.productId), ...(a.on ? [a.productId] : [])] };
    case "hideBar":
      return { ...s, barHidden: true };
    case "view":
      return { ...s, view: a.view };
  }
}
