import { ChevronLeft, ChevronRight, LayoutGrid, List, Search, X } from "lucide-react";
import { POTS, fromPrice, glazeOf, type Pot } from "../data/pots";
import { clearFilters, setFilters } from "../store/actions";
import { setState, TOP_PRICE, useShop, type Filters } from "../store/store";
import { plural } from "../store/totals";
import { PotCard, PotRow } from "../components/PotCard";
import { Button, IconButton } from "../ui/Button";
import { Select } from "../ui/Select";
import { FilterPanel } from "./Filters";

const PER_PAGE = 8;

const SORTS = [
  { value: "featured", label: "Featured" },
  { value: "new", label: "Newest" },
  { value: "low", label: "Price, low to high" },
  { value: "high", label: "Price, high to low" },
  { value: "name", label: "Name, A to Z" },
];

const ORDERS: Record<string, (a: Pot, b: Pot) => number> = {
  new: (a, b) => b.added - a.added,
  low: (a, b) => fromPrice(a) - fromPrice(b),
  high: (a, b) => fromPrice(b) - fromPrice(a),
  name: (a, b) => a.name.localeCompare(b.name),
};

function matching(f: Filters): Pot[] {
  const words = f.query.trim().toLowerCase();
  const found = POTS.filter((pot) => {
    const text = [pot.name, ...pot.glazes.map((g) => glazeOf(g).name)].join(" ").toLowerCase();
    return (
      (!words || words.split(/\s+/).every((w) => text.includes(w))) &&
      (!f.categories.length || f.categories.includes(pot.category)) &&
      (!f.glazes.length || pot.glazes.some((g) => f.glazes.includes(g))) &&
      (f.maxPrice >= TOP_PRICE || fromPrice(pot) <= f.maxPrice) &&
      (!f.inStock || pot.stock > 0)
    );
  });
  return ORDERS[f.sort] ? found.sort(ORDERS[f.sort]) : found;
}

export function SearchBox({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <div className="SearchBox">
      <Search size={17} aria-hidden />
      <input aria-label={label} placeholder={label} value={value} onChange={(e) => onChange(e.target.value)} />
      {value && (
        <IconButton aria-label="Clear search" onClick={() => onChange("")}>
          <X size={15} />
        </IconButton>
      )}
    </div>
  );
}

export function Catalogue() {
  const filters = useShop((s) => s.filters);
  const view = useShop((s) => s.view);
  const pots = matching(filters);
  const pages = Math.max(1, Math.ceil(pots.length / PER_PAGE));
  const page = Math.min(filters.page, pages);
  const shown = pots.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const narrowed = filters.query || filters.categories.length || filters.glazes.length || filters.inStock || filters.maxPrice < TOP_PRICE;

  const turn = (to: number) => {
    setFilters({ page: to });
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <div className="PageHead">
        <h1>Pots that outlive the plant</h1>
        <p className="Quiet">Thrown by hand, dipped by eye and fired in Whitstable.</p>
      </div>
      <div className="Shop">
        <FilterPanel />
        <section aria-label="Pots">
          <div className="Toolbar">
            <SearchBox label="Search pots" value={filters.query} onChange={(query) => setFilters({ query })} />
            <span role="status">{plural(pots.length, "pot")}</span>
            {narrowed ? (
              <button type="button" className="TextLink" onClick={clearFilters}>
                Clear filters
              </button>
            ) : null}
            <div className="Toolbar-end">
              <Select label="Sort by" value={filters.sort} options={SORTS} onChange={(sort) => setFilters({ sort })} width={154} />
              <div className="Views" role="group" aria-label="View">
                <IconButton aria-label="Grid view" aria-pressed={view === "grid"} onClick={() => setState({ view: "grid" })}>
                  <LayoutGrid size={17} />
                </IconButton>
                <IconButton aria-label="List view" aria-pressed={view === "list"} onClick={() => setState({ view: "list" })}>
                  <List size={17} />
                </IconButton>
              </div>
            </div>
          </div>
          {pots.length === 0 ? (
            <div className="Empty">
              <h2>No pots match</h2>
              <p>Try another word, or take a filter off.</p>
              <Button onClick={clearFilters}>Clear filters</Button>
            </div>
          ) : (
            <>
              <div className={view === "grid" ? "Grid" : "Rows"}>{shown.map((pot) => (view === "grid" ? <PotCard key={pot.id} pot={pot} /> : <PotRow key={pot.id} pot={pot} />))}</div>
              <div className="Pager">
                <span className="Quiet">
                  Showing {(page - 1) * PER_PAGE + 1} to {(page - 1) * PER_PAGE + shown.length} of {pots.length}
                </span>
                <nav aria-label="Pages">
                  <IconButton aria-label="Previous page" disabled={page === 1} onClick={() => turn(page - 1)}>
                    <ChevronLeft size={18} />
                  </IconButton>
                  {Array.from({ length: pages }, (_, i) => i + 1).map((n) => (
                    <button key={n} type="button" className="Pager-page" aria-current={n === page ? "page" : undefined} aria-label={`Page ${n}`} onClick={() => turn(n)}>
                      {n}
                    </button>
                  ))}
                  <IconButton aria-label="Next page" disabled={page === pages} onClick={() => turn(page + 1)}>
                    <ChevronRight size={18} />
                  </IconButton>
                </nav>
              </div>
            </>
          )}
        </section>
      </div>
    </>
  );
}
