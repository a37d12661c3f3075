import { createContext, useContext, type Dispatch, type ReactNode } from "react";
import { findProduct } from "../data/products";
import { usePersistentReducer } from "./usePersistentReducer";

export interface CartLine {
  key: string;
  productId: string;
  glaze: string;
  size: number;
  quantity: number;
}

interface CartState {
  lines: CartLine[];
  promo: string | null;
  delivery: string;
}

export type CartAction =
  | { type: "add"; productId: string; glaze: string; size: number; quantity: number }
  | { type: "quantity"; key: string; quantity: number }
  | { type: "remove"; key: string }
  | { type: "promo"; code: string | null }
  | { type: "delivery"; name: string }
  | { type: "clear" };

export const deliveryMethods = [
  { name: "Standard", when: "3 to 5 days", price: 4.5 },
  { name: "Express", when: "Next working day", price: 8.95 },
  { name: "Collect", when: "Harbour Yard, Whitstable", price: 0 },
];

const lineKey = (productId: string, glaze: string, size: number) => `${productId}/${glaze}/${size}`;

const initial: CartState = {
  lines: [
    { key: lineKey("harbour-planter", "Cobalt", 1), productId: "harbour-planter", glaze: "Cobalt", size: 1, quantity: 1 },
    { key: lineKey("samphire-pot", "Celadon", 0), productId: "samphire-pot", glaze: "Celadon", size: 0, quantity: 2 },
  ],
  promo: null,
  delivery: "Standard",
};

function reducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case "add": {
      const key = lineKey(action.productId, action.glaze, action.size);
      const present = state.lines.some((l) => l.key === key);
      const lines = present
        ? state.lines.map((l) => (l.key === key ? { ...l, quantity: l.quantity + action.quantity } : l))
        : [...state.lines, { key, productId: action.productId, glaze: action.glaze, size: action.size, quantity: action.quantity }];
      return { ...state, lines };
    }
    case "quantity":
      return { ...state, lines: state.lines.map((l) => (l.key === action.key ? { ...l, quantity: action.quantity } : l)) };
    case "remove":
      return { ...state, lines: state.lines.filter((l) => l.key !== action.key) };
    case "promo":
      return { ...state, promo: action.code };
    case "delivery":
      return { ...state, delivery: action.name };
    case "clear":
      return { lines: [], promo: null, delivery: "Standard" };
  }
}

const CartContext = createContext<{ cart: CartState; dispatchCart: Dispatch<CartAction> } | null>(null);

export function CartProvider({ children }: { children: ReactNode }) {
  const [cart, dispatchCart] = usePersistentReducer("cartly.cart", reducer, initial);
  return <CartContext.Provider value={{ cart, dispatchCart }}>{children}</CartContext.Provider>;
}

export function useCart() {
  const value = useContext(CartContext);
  if (!value) throw new Error("CartProvider is missing");
  return value;
}

export const linePrice = (line: CartLine) => findProduct(line.productId)!.sizes[line.size].price;

export function totals(cart: CartState) {
  const subtotal = cart.lines.reduce((sum, l) => sum + linePrice(l) * l.quantity, 0);
  const count = cart.lines.reduce((sum, l) => sum + l.quantity, 0);
  const discount = cart.promo ? Math.round(subtotal * 10) / 100 : 0;
  const method = deliveryMethods.find((m) => m.name === cart.delivery)!;
  const delivery = method.name === "Standard" && subtotal >= 75 ? 0 : method.price;
  return { subtotal, count, discount, delivery, method, total: subtotal - discount + delivery };
}
