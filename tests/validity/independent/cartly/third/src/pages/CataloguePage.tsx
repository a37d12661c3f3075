import { useState, type CSSProperties } from "react";
import { Filters, topPrice, type FilterState } from "../components/Filters";
import { Icon } from "../components/Icon";
import { ProductCard } from "../components/ProductCard";
import { Select } from "../components/Select";
import { products, type Product } from "../data/products";
import { color, ui } from "../theme";

const pageSize = 8;
const noFilters: FilterState = { categories: [], maxPrice: topPrice, glazes: [] };

const sorts: Record<string, ((a: Product, b: Product) => number) | null> = {
  Featured: null,
  "Price, low to high": (a, b) => a.sizes[0].price - b.sizes[0].price,
  "Price, high to low": (a, b) => b.sizes[0].price - a.sizes[0].price,
  "Name, A to Z": (a, b) => a.name.localeCompare(b.name),
};

const pagerButton = (active: boolean, off = false): CSSProperties => ({
  width: 34, height: 34, borderRadius: 6, background: active ? color.ink : "transparent", color: active ? color.white : off ? "#b3bab5" : color.ink,
});

export function CataloguePage() {
  const [filters, setFilters] = useState(noFilters);
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState("Featured");
  const [layout, setLayout] = useState<"grid" | "list">("grid");
  const [page, setPage] = useState(1);

  const words = query.trim().toLowerCase();
  const found = products.filter(
    (p) =>
      (filters.categories.length === 0 || filters.categories.includes(p.category)) &&
      (filters.maxPrice >= topPrice || p.sizes[0].price <= filters.maxPrice) &&
      (filters.glazes.length === 0 || p.glazes.some((g) => filters.glazes.includes(g))) &&
      (!words || p.name.toLowerCase().includes(words)),
  );
  const compare = sorts[sort];
  const sorted = compare ? [...found].sort(compare) : found;
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const first = (page - 1) * pageSize;
  const shown = sorted.slice(first, first + pageSize);

  const toggle = (kind: "grid" | "list", label: string) => (
    <button
      type="button"
      aria-label={label}
      aria-pressed={layout === kind}
      onClick={() => setLayout(kind)}
      style={{ width: 36, height: 31, display: "grid", placeItems: "center", background: layout === kind ? color.ink : color.white, color: layout === kind ? color.white : color.ink }}
    >
      <Icon name={kind} size={17} />
    </button>
  );

  return (
    <>
      <div style={{ ...ui.row, alignItems: "flex-end", padding: "18px 0 14px" }}>
        <h1 style={ui.h1}>Pots that outlive the plant</h1>
        <span style={{ ...ui.muted, paddingBottom: 8 }}>Thrown by hand, dipped by eye and fired in Whitstable.</span>
      </div>
      <div style={{ display: "flex", gap: 40 }}>
        <Filters
          value={filters}
          onChange={(next) => {
            setFilters(next);
            setPage(1);
          }}
        />
        <section style={{ flex: 1 }}>
          <div style={{ display: "flex", alignItems: "center" }}>
            <div style={{ position: "relative", width: 260 }}>
              <span style={{ position: "absolute", left: 10, top: 10, color: color.muted }}><Icon name="search" /></span>
              <input
                value={query}
                placeholder="Search pots"
                onChange={(e) => {
                  setQuery(e.target.value);
                  setPage(1);
                }}
                style={{ ...ui.field, height: 38, paddingLeft: 36 }}
              />
            </div>
            <span style={{ marginLeft: 18, flex: 1 }}>{sorted.length} {sorted.length === 1 ? "pot" : "pots"}</span>
            <Select label="Sort by" options={Object.keys(sorts)} value={sort} onChange={(s) => { setSort(s); setPage(1); }} width={155} />
            <div style={{ display: "flex", marginLeft: 18, border: `1px solid ${color.border}`, borderRadius: 6, overflow: "hidden" }}>
              {toggle("grid", "Grid view")}
              {toggle("list", "List view")}
            </div>
          </div>
          {shown.length === 0 ? (
            <div style={{ ...ui.card, marginTop: 16, padding: "56px 24px", textAlign: "center" }}>
              <h2 style={ui.h2}>Nothing on the shelf</h2>
              <p style={{ ...ui.muted, margin: "6px 0 18px" }}>No pot matches what you asked for.</p>
              <button type="button" style={ui.outline} onClick={() => { setFilters(noFilters); setQuery(""); setPage(1); }}>
                Clear filters
              </button>
            </div>
          ) : (
            <>
              <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "20px 20px", marginTop: 16 }}>
                {shown.map((p) => <ProductCard key={p.id} product={p} />)}
              </div>
              <div style={{ ...ui.row, marginTop: 18 }}>
                <span style={ui.muted}>Showing {first + 1} to {first + shown.length} of {sorted.length}</span>
                <div style={{ display: "flex", gap: 6, alignItems: "center" }}>
                  <button type="button" aria-label="Previous page" disabled={page === 1} onClick={() => setPage(page - 1)} style={{ ...pagerButton(false, page === 1), fontSize: 22, lineHeight: 1 }}>‹</button>
                  {Array.from({ length: pages }, (_, i) => i + 1).map((n) => (
                    <button key={n} type="button" onClick={() => setPage(n)} style={pagerButton(n === page)}>{n}</button>
                  ))}
                  <button type="button" aria-label="Next page" disabled={page === pages} onClick={() => setPage(page + 1)} style={{ ...pagerButton(false, page === pages), fontSize: 22, lineHeight: 1 }}>›</button>
                </div>
              </div>
            </>
          )}
        </section>
      </div>
    </>
  );
}
