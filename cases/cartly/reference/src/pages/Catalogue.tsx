import { LayoutGrid, List, Search, X } from "lucide-react";
import { useRef, useState } from "react";
import Filters from "../components/Filters";
import Pager from "../components/Pager";
import ProductCard from "../components/ProductCard";
import { GLAZES } from "../data/glazes";
import { applyFilters, NO_FILTERS, PRICE_MAX, SORTS, sortProducts, type FilterState, type SortKey } from "../state/filters";
import { useShop } from "../state/store";
import { money, plural } from "../state/totals";

const PER_PAGE = 8;

export default function Catalogue() {
  const { state, dispatch } = useShop();
  const [filters, setFilters] = useState<FilterState>(NO_FILTERS);
  const [sort, setSort] = useState<SortKey>("featured");
  const [page, setPage] = useState(1);
  const searchBox = useRef<HTMLInputElement>(null);

  const set = (patch: Partial<FilterState>) => {
    setFilters((f) => ({ ...f, ...patch }));
    setPage(1);
  };
  const found = sortProducts(applyFilters(filters), sort);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);

  const chips: { label: string; off: Partial<FilterState> }[] = [
    ...(filters.query.trim() ? [{ label: `"${filters.query.trim()}"`, off: { query: "" } }] : []),
    ...filters.categories.map((c) => ({ label: c as string, off: { categories: filters.categories.filter((x) => x !== c) } })),
    ...filters.glazes.map((g) => ({ label: GLAZES[g].name, off: { glazes: filters.glazes.filter((x) => x !== g) } })),
    ...(filters.maxPrice < PRICE_MAX ? [{ label: `Up to ${money(filters.maxPrice)}`, off: { maxPrice: PRICE_MAX } }] : []),
    ...(filters.inStock ? [{ label: "In stock", off: { inStock: false } }] : []),
  ];

  return (
    <div className="catalogue">
      <div className="col-span-2 flex items-end justify-between gap-8">
        <h1 className="h1">Pots that outlive the plant</h1>
        <p className="muted pb-1.5">Thrown by hand, dipped by eye and fired in Whitstable.</p>
      </div>
      <Filters filters={filters} set={set} />
      <section aria-label="Products">
        <div className="toolbar">
          <div className="search">
            <Search size={17} aria-hidden />
            <input ref={searchBox} aria-label="Search pots" placeholder="Search pots" value={filters.query} onChange={(e) => set({ query: e.target.value })} onKeyDown={(e) => e.key === "Escape" && set({ query: "" })} />
            {filters.query && (
              <button type="button" aria-label="Clear search" onClick={() => { set({ query: "" }); searchBox.current?.focus(); }}><X size={15} aria-hidden /></button>
            )}
          </div>
          <p className="grow" role="status">{plural(found.length, "pot")}</p>
          <label className="flex items-center gap-2">
            <span>Sort by</span>
            <select className="input input-sm" value={sort} onChange={(e) => { setSort(e.target.value as SortKey); setPage(1); }}>
              {SORTS.map(([key, label]) => <option key={key} value={key}>{label}</option>)}
            </select>
          </label>
          <div className="seg" role="group" aria-label="View">
            <button type="button" aria-label="Grid view" aria-pressed={state.view === "grid"} onClick={() => dispatch({ type: "view", view: "grid" })}><LayoutGrid size={17} aria-hidden /></button>
            <button type="button" aria-label="List view" aria-pressed={state.view === "list"} onClick={() => dispatch({ type: "view", view: "list" })}><List size={17} aria-hidden /></button>
          </div>
        </div>
        {chips.length > 0 && (
          <div className="chips">
            {chips.map((c) => (
              <button key={c.label} type="button" className="chip" aria-label={`Remove filter ${c.label}`} onClick={() => set(c.off)}>{c.label} <X size={13} aria-hidden /></button>
            ))}
            <button type="button" className="text-btn" onClick={() => set(NO_FILTERS)}>Clear all</button>
          </div>
        )}
        {found.length === 0 ? (
          <div className="empty">
            <h2 className="h2">No pots match</h2>
            <p>Try a shorter word, or a wider price range.</p>
            <button type="button" className="btn" onClick={() => set(NO_FILTERS)}>Clear filters</button>
          </div>
        ) : (
          <ul className={`cards-${state.view}`}>
            {shown.map((p) => <ProductCard key={p.id} product={p} view={state.view} prefer={filters.glazes} />)}
          </ul>
        )}
        {pages > 1 && <Pager page={page} pages={pages} total={found.length} per={PER_PAGE} go={setPage} />}
      </section>
    </div>
  );
}
