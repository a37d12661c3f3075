import { productBySlug } from "../state/catalogue";
import { OrderItem, addToCart, getState, plural, setState } from "../state/store";
import { toast } from "../state/toasts";

export function buyAgain(items: OrderItem[]) {
  const available = items.filter((i) => productBySlug(i.slug)!.stock > 0);
  const missing = items.filter((i) => productBySlug(i.slug)!.stock === 0).map((i) => productBySlug(i.slug)!.name);
  if (available.length === 0) {
    toast(`${missing.join(", ")} is sold out`);
    return;
  }
  setState({ cart: available.reduce(addToCart, getState().cart) });
  const count = available.reduce((n, i) => n + i.qty, 0);
  toast(`${plural(count, "item")} added to cart${missing.length ? `. ${missing.join(", ")} is sold out` : ""}`);
}
