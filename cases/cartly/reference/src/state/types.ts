export type Glaze = "cobalt" | "celadon" | "chalk" | "iron" | "soot" | "ochre";
export type Category = "Table pots" | "Floor pots" | "Hanging" | "Saucers & jugs";
export type Shape =
  | "cylinder" | "taper" | "belly" | "bowl" | "trough" | "tall" | "saucer" | "tray" | "jug" | "hanging" | "trio";
export type Plant = "none" | "strap" | "round" | "fern" | "trail" | "cactus";

export interface Size {
  id: string;
  label: string;
  cm: number;
  /** pence */
  price: number;
}

export interface Product {
  id: string;
  name: string;
  category: Category;
  shape: Shape;
  plant: Plant;
  tile: string;
  glazes: Glaze[];
  sizes: Size[];
  stock: number;
  added: string;
  isNew?: boolean;
  blurb: string;
  details: string[];
  care: string;
}

export interface Line {
  productId: string;
  glaze: Glaze;
  size: string;
  qty: number;
}

export interface SavedItem {
  productId: string;
  note: string;
}

export type Method = "standard" | "express" | "collect";
export type OrderStatus = "packing" | "shipped" | "delivered" | "cancelled";

export interface OrderLine extends Line {
  /** price each, in pence, on the day */
  price: number;
}

export interface OrderEvent {
  when: string;
  text: string;
}

export interface Order {
  id: string;
  placed: string;
  status: OrderStatus;
  lines: OrderLine[];
  promo: string | null;
  discount: number;
  method: Method;
  delivery: number;
  giftWrap: boolean;
  name: string;
  email: string;
  address: string[];
  card: string;
  note: string;
  instructions: string;
  updates: boolean;
  events: OrderEvent[];
}

export interface ShopState {
  cart: Line[];
  saved: SavedItem[];
  orders: Order[];
  promo: string | null;
  giftWrap: boolean;
  note: string;
  method: Method;
  alerts: string[];
  barHidden: boolean;
  view: "grid" | "list";
}
