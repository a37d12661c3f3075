export type OrderStatus = "Packing" | "On the van" | "Delivered" | "Cancelled";

export interface OrderItem {
  productId: string;
  glaze: string;
  cm: number;
  price: number;
  quantity: number;
}

export interface Order {
  id: string;
  placed: string;
  status: OrderStatus;
  items: OrderItem[];
  subtotal: number;
  discount: number;
  promo?: string;
  deliveryName: string;
  deliveryPrice: number;
  giftWrap: number;
  total: number;
  name: string;
  email: string;
  address: string[];
  card: string;
  instructions: string;
}

const nell = {
  name: "Nell Ashdown",
  email: "nell@ashdown.example",
  address: ["14 Island Wall", "Whitstable", "CT5 1EP"],
  card: "4242",
};

const item = (productId: string, glaze: string, cm: number, price: number, quantity = 1): OrderItem => ({ productId, glaze, cm, price, quantity });

export const firstOrders: Order[] = [
  {
    ...nell, id: "CT-2041", placed: "2026-01-14", status: "Packing",
    items: [item("quayside-trough", "Celadon", 40, 48), item("capstan-pot", "Iron red", 17, 27), item("tideline-saucer", "Iron red", 19, 11)],
    subtotal: 86, discount: 8.6, promo: "POTTED10", deliveryName: "Standard", deliveryPrice: 0, giftWrap: 0, total: 77.4,
    instructions: "Leave with Mrs Farrow at number 16.",
  },
  {
    ...nell, id: "CT-2036", placed: "2026-01-09", status: "On the van",
    items: [item("lighthouse-floor-pot", "Iron red", 28, 88)],
    subtotal: 88, discount: 0, deliveryName: "Express", deliveryPrice: 8.95, giftWrap: 3.5, total: 100.45, instructions: "",
  },
  {
    ...nell, id: "CT-1987", placed: "2025-11-23", status: "Delivered",
    items: [item("samphire-pot", "Celadon", 11, 18, 2), item("tideline-saucer", "Chalk", 14, 9, 2)],
    subtotal: 54, discount: 0, deliveryName: "Standard", deliveryPrice: 4.5, giftWrap: 0, total: 58.5, instructions: "",
  },
  {
    ...nell, id: "CT-1954", placed: "2025-10-30", status: "Cancelled",
    items: [item("shingle-jug", "Soot", 22, 42)],
    subtotal: 42, discount: 0, deliveryName: "Standard", deliveryPrice: 4.5, giftWrap: 0, total: 46.5, instructions: "",
  },
  {
    ...nell, id: "CT-1820", placed: "2025-07-05", status: "Delivered",
    items: [item("harbour-planter", "Cobalt", 24, 46), item("gull-hanging-pot", "Chalk", 15, 34)],
    subtotal: 80, discount: 0, deliveryName: "Standard", deliveryPrice: 0, giftWrap: 0, total: 80, instructions: "",
  },
];

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const longDate = (iso: string) => {
  const [year, month, day] = iso.split("-").map(Number);
  return `${day} ${months[month - 1]} ${year}`;
};
