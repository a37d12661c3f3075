import { fromPrice, hasGlaze, PRODUCTS } from "../data/products";
import type { Category, Glaze, Product } from "./types";

export const PRICE_MAX = 13000;

export interface FilterState {
  query: string;
  categories: Category[];
  glazes: Glaze[];
  maxPrice: number;
  inStock: boolean;
}

export const NO_FILTERS: FilterState = { query: "", categories: [], glazes: [], maxPrice: PRICE_MAX, inStock: false };

export type SortKey = "featured" | "price-up" | "price-down" | "name" | "newest";
export const SORTS: [SortKey, string][] = [
  ["featured", "Featured"],
  ["price-up", "Price: low to high"],
  ["price-down", "Price: high to low"],
  ["name", "Name: A to Z"],
  ["newest", "Newest first"],
];

export function applyFilters(f: FilterState): Product[] {
  const words = f.query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return PRODUCTS.filter((p) => {
    const text = p.name.toLowerCase();
    return (
      words.every((w) => text.includes(w)) &&
      (f.categories.length === 0 || f.categories.includes(p.category)) &&
      (f.glazes.length === 0 || f.glazes.some((g) => hasGlaze(p, g))) &&
      fromPrice(p) <= f.maxPrice &&
      (!f.inStock || p.stock > 0)
    );
  });
}

export function sortProducts(list: Product[], key: SortKey): Product[] {
  const by: Record<SortKey, (a: Product, b: Product) => number> = {
    featured: () => 0,
    "price-up": (a, b) => fromPrice(a) - fromPrice(b),
    "price-down": (a, b) => fromPrice(b) - fromPrice(a),
    name: (a, b) => a.name.localeCompare(b.name, "en"),
    newest: (a, b) => b.added.localeCompare(a.added),
  };
  return [...list].sort(by[key]);
}
