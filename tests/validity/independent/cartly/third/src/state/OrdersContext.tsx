import { createContext, useContext, type Dispatch, type ReactNode } from "react";
import { firstOrders, type Order } from "../data/orders";
import { usePersistentReducer } from "./usePersistentReducer";

export type OrdersAction = { type: "place"; order: Order } | { type: "cancel"; id: string };

function reducer(state: Order[], action: OrdersAction): Order[] {
  switch (action.type) {
    case "place":
      return [action.order, ...state];
    case "cancel":
      return state.map((o) => (o.id === action.id ? { ...o, status: "Cancelled" } : o));
  }
}

const OrdersContext = createContext<{ orders: Order[]; dispatchOrders: Dispatch<OrdersAction> } | null>(null);

export function OrdersProvider({ children }: { children: ReactNode }) {
  const [orders, dispatchOrders] = usePersistentReducer("cartly.orders", reducer, firstOrders);
  return <OrdersContext.Provider value={{ orders, dispatchOrders }}>{children}</OrdersContext.Provider>;
}

export function useOrders() {
  const value = useContext(OrdersContext);
  if (!value) throw new Error("OrdersProvider is missing");
  return value;
}
