import { getState, setState, EMPTY_DRAFT, NO_FILTERS, type CartLine, type Draft, type Filters, type SavedPot, type Toast } from "./store";
import { potOf, type GlazeId } from "../data/pots";
import type { Order, OrderLine } from "../data/orders";
import { cartTotals, DELIVERIES } from "./totals";

let nextToast = 1;

export function toast(text: string, extra: Partial<Omit<Toast, "id" | "text">> = {}) {
  const id = nextToast++;
  setState((s) => ({ toasts: [...s.toasts.slice(-2), { id, text, ...extra }] }));
  window.setTimeout(() => dismissToast(id), 5000);
}

export function dismissToast(id: number) {
  if (getState().toasts.some((t) => t.id === id)) setState((s) => ({ toasts: s.toasts.filter((t) => t.id !== id) }));
}

export const closeBanner = () => setState({ bannerClosed: true });

export function setFilters(change: Partial<Filters>) {
  setState((s) => ({ filters: { ...s.filters, page: 1, ...change } }));
}

export const clearFilters = () => setState((s) => ({ filters: { ...NO_FILTERS, sort: s.filters.sort } }));

export const keyOf = (pot: string, glaze: GlazeId, size: string) => `${pot}|${glaze}|${size}`;

export function leftFor(potId: string, without?: string) {
  const pot = potOf(potId);
  if (!pot) return 0;
  const held = getState().cart.filter((l) => l.pot === potId && l.key !== without).reduce((n, l) => n + l.qty, 0);
  return Math.max(0, pot.stock - held);
}

/** Puts up to qty pots in the cart and returns how many went in. */
export function addToCart(potId: string, glaze: GlazeId, size: string, qty: number): number {
  const taken = Math.min(qty, leftFor(potId));
  if (taken <= 0) return 0;
  const key = keyOf(potId, glaze, size);
  setState((s) => ({
    cart: s.cart.some((l) => l.key === key)
      ? s.cart.map((l) => (l.key === key ? { ...l, qty: l.qty + taken } : l))
      : [...s.cart, { key, pot: potId, glaze, size, qty: taken }],
  }));
  return taken;
}

export function setQty(key: string, qty: number) {
  setState((s) => ({ cart: s.cart.map((l) => (l.key === key ? { ...l, qty: Math.max(1, qty) } : l)) }));
}

export function removeLine(line: CartLine) {
  const before = getState().cart;
  setState({ cart: before.filter((l) => l.key !== line.key) });
  toast(`${potOf(line.pot)!.name} removed from your cart`, {
    actionLabel: "Undo",
    action: () =>
      setState((s) => {
        const at = before.findIndex((l) => l.key === line.key);
        const cart = [...s.cart];
        cart.splice(at, 0, line);
        return { cart };
      }),
  });
}

export const isSaved = (potId: string) => getState().saved.some((p) => p.pot === potId);

export function savePot(potId: string, choice?: { glaze: GlazeId; size: string }) {
  if (isSaved(potId)) return;
  setState((s) => ({ saved: [{ pot: potId, note: "", at: Math.max(0, ...s.saved.map((p) => p.at)) + 1, ...choice }, ...s.saved] }));
}

export function unsavePot(potId: string) {
  const entry = getState().saved.find((p) => p.pot === potId);
  if (!entry) return;
  setState((s) => ({ saved: s.saved.filter((p) => p.pot !== potId) }));
  toast(`${potOf(potId)!.name} removed from saved`, { actionLabel: "Undo", action: () => restore([entry]) });
}

export function restore(entries: SavedPot[]) {
  setState((s) => ({ saved: [...s.saved.filter((p) => !entries.some((e) => e.pot === p.pot)), ...entries] }));
}

export function toggleSaved(potId: string) {
  if (isSaved(potId)) unsavePot(potId);
  else {
    savePot(potId);
    toast(`${potOf(potId)!.name} saved for later`);
  }
}

export function setSavedNote(potId: string, note: string) {
  setState((s) => ({ saved: s.saved.map((p) => (p.pot === potId ? { ...p, note } : p)) }));
}

export function clearSaved() {
  const entries = getState().saved;
  setState({ saved: [] });
  toast("Your saved list is empty", { actionLabel: "Undo", action: () => restore(entries) });
}

export function moveToCart(entry: SavedPot): boolean {
  const pot = potOf(entry.pot)!;
  const done = addToCart(pot.id, entry.glaze ?? pot.glazes[0], entry.size ?? pot.sizes[0].id, 1) > 0;
  if (done) setState((s) => ({ saved: s.saved.filter((p) => p.pot !== pot.id) }));
  return done;
}

export function saveForLater(line: CartLine) {
  savePot(line.pot, { glaze: line.glaze, size: line.size });
  setState((s) => ({ cart: s.cart.filter((l) => l.key !== line.key) }));
  toast(`${potOf(line.pot)!.name} moved to saved`);
}

export function waitFor(potId: string, email: string | null) {
  setState((s) => {
    const waiting = { ...s.waiting };
    if (email) waiting[potId] = email;
    else delete waiting[potId];
    return { waiting };
  });
}

export const setDraft = (change: Partial<Draft>) => setState((s) => ({ draft: { ...s.draft, ...change } }));

export function patchOrder(id: string, change: Partial<Order>) {
  setState((s) => ({ orders: s.orders.map((o) => (o.id === id ? { ...o, ...change } : o)) }));
}

const clock = () => {
  const now = new Date();
  const month = now.toLocaleString("en-GB", { month: "short" });
  return `${now.getDate()} ${month}, ${now.toTimeString().slice(0, 5)}`;
};

export function cancelOrder(order: Order) {
  patchOrder(order.id, { status: "Cancelled", history: [{ at: clock(), text: "Cancelled at your request, refund on its way" }, ...order.history] });
  toast(`Order ${order.id} cancelled`);
}

/** Adds what is in stock again; returns the names that could not be added. */
export function buyAgain(lines: OrderLine[]): { added: number; missed: string[] } {
  let added = 0;
  const missed: string[] = [];
  for (const line of lines) {
    const got = addToCart(line.pot, line.glaze, line.size, line.qty);
    added += got;
    if (got < line.qty) missed.push(potOf(line.pot)!.name);
  }
  return { added, missed };
}

export function placeOrder(card: string): string {
  const s = getState();
  const totals = cartTotals(s);
  const number = Math.max(...s.orders.map((o) => Number(o.id.slice(3)))) + 1;
  const method = DELIVERIES.find((d) => d.id === s.delivery)!;
  const now = new Date();
  const iso = [now.getFullYear(), String(now.getMonth() + 1).padStart(2, "0"), String(now.getDate()).padStart(2, "0")].join("-");
  const order: Order = {
    id: `CT-${number}`,
    placed: iso,
    status: "Confirmed",
    lines: s.cart.map((l) => {
      const size = potOf(l.pot)!.sizes.find((z) => z.id === l.size)!;
      return { pot: l.pot, glaze: l.glaze, size: l.size, across: size.across, price: size.price, qty: l.qty };
    }),
    promo: s.promo,
    discount: totals.discount,
    giftWrap: s.giftWrap,
    workshopNote: s.cartNote || undefined,
    delivery: { name: method.name, price: totals.delivery },
    name: s.draft.name.trim(),
    email: s.draft.email.trim(),
    address: [s.draft.street, s.draft.town, s.draft.postcode.toUpperCase()].map((t) => t.trim()),
    card: card.replace(/\D/g, "").slice(-4),
    instructions: "",
    updates: true,
    history: [{ at: clock(), text: "Order confirmed and paid" }],
  };
  setState({ orders: [order, ...s.orders], cart: [], giftWrap: false, cartNote: "", promo: null, delivery: "standard", draft: EMPTY_DRAFT });
  return order.id;
}
