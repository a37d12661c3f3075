import { createContext, useContext, useEffect, useMemo, useReducer, type Dispatch, type ReactNode } from "react";
import { productById } from "../data/products";
import { reducer, SEED, type Action } from "./reducer";
import { useToast } from "./toasts";
import { lineKey, plural, spare } from "./totals";
import type { Line, Order, ShopState } from "./types";

const KEY = "cartly.shop.v1";

function load(): ShopState {
  try {
    const raw = window.localStorage.getItem(KEY);
    const kept: unknown = raw ? JSON.parse(raw) : null;
    return kept && typeof kept === "object" ? { ...SEED, ...(kept as Partial<ShopState>) } : SEED;
  } catch {
    return SEED;
  }
}

/** When the control just pressed is about to vanish, the page's heading takes the focus. */
export const focusHeading = () =>
  window.requestAnimationFrame(() => document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true }));

const StoreContext = createContext<{ state: ShopState; dispatch: Dispatch<Action> } | null>(null);

export function ShopProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reducer, undefined, load);
  useEffect(() => {
    try {
      window.localStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      /* private browsing: the shop still works, it just forgets */
    }
  }, [state]);
  const value = useMemo(() => ({ state, dispatch }), [state]);
  return <StoreContext.Provider value={value}>{children}</StoreContext.Provider>;
}

/** The shop's state, and the things a customer can do to it (each says what it did in a toast). */
export function useShop() {
  const store = useContext(StoreContext);
  const toast = useToast();
  if (!store) throw new Error("useShop needs a ShopProvider");
  const { state, dispatch } = store;
  const nameOf = (id: string) => productById(id)?.name ?? "Pot";

  const addToCart = (line: Line): boolean => {
    const room = spare(state.cart, line.productId);
    if (room === 0) {
      toast(`You already have every ${nameOf(line.productId)} we have in stock`, { tone: "bad" });
      return false;
    }
    const qty = Math.min(room, line.qty);
    dispatch({ type: "add", line });
    toast(qty < line.qty ? `Only ${room} left: added ${qty} to cart` : `${qty > 1 ? `${qty} × ` : ""}${nameOf(line.productId)} added to cart`);
    return true;
  };

  const removeLine = (line: Line, silent = false) => {
    const index = state.cart.findIndex((l) => lineKey(l) === lineKey(line));
    dispatch({ type: "remove", key: lineKey(line) });
    if (silent) return;
    toast(`${nameOf(line.productId)} removed from cart`, {
      action: { label: "Undo", run: () => dispatch({ type: "restore", line, index }) },
    });
  };

  const isSaved = (id: string) => state.saved.some((i) => i.productId === id);

  const toggleSaved = (id: string) => {
    const index = state.saved.findIndex((i) => i.productId === id);
    if (index < 0) {
      dispatch({ type: "save", item: { productId: id, note: "" } });
      toast(`${nameOf(id)} saved`);
      return;
    }
    const item = state.saved[index];
    dispatch({ type: "unsave", productId: id });
    toast(`${nameOf(id)} removed from saved`, {
      action: { label: "Undo", run: () => dispatch({ type: "save", item, index }) },
    });
  };

  const buyAgain = (order: Order) => {
    const got = new Map<string, number>();
    let added = 0;
    for (const l of order.lines) {
      const room = spare(state.cart, l.productId) - (got.get(l.productId) ?? 0);
      const qty = Math.min(l.qty, room);
      if (qty <= 0) continue;
      got.set(l.productId, (got.get(l.productId) ?? 0) + qty);
      added += qty;
      dispatch({ type: "add", line: { productId: l.productId, glaze: l.glaze, size: l.size, qty } });
    }
    const wanted = order.lines.reduce((n, l) => n + l.qty, 0);
    if (added === 0) toast("Sorry, nothing in that order is in stock today", { tone: "bad" });
    else toast(`${plural(added, "item")} from ${order.id} added to cart${added < wanted ? ` (${wanted - added} out of stock)` : ""}`);
  };

  return { state, dispatch, toast, addToCart, removeLine, isSaved, toggleSaved, buyAgain };
}
