import { GLAZES, GLAZE_IDS } from "../data/glazes";
import { CATEGORIES } from "../data/products";
import { money } from "../state/totals";
import { applyFilters, PRICE_MAX, type FilterState } from "../state/filters";
import { Disclosure, Switch } from "./controls";

export default function Filters({ filters, set }: { filters: FilterState; set: (patch: Partial<FilterState>) => void }) {
  const toggle = <T,>(list: T[], item: T): T[] => (list.includes(item) ? list.filter((i) => i !== item) : [...list, item]);
  return (
    <aside className="filters" aria-label="Filters">
      <Disclosure title="Category" startOpen>
        <ul>
          {CATEGORIES.map((c) => (
            <li key={c}>
              <label className="check">
                <input type="checkbox" checked={filters.categories.includes(c)} onChange={() => set({ categories: toggle(filters.categories, c) })} />
                <span className="grow">{c}</span>
                <span className="muted">{applyFilters({ ...filters, categories: [c] }).length}</span>
              </label>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title="Price" startOpen>
        <label className="block" htmlFor="max-price">
          {filters.maxPrice >= PRICE_MAX ? "Any price" : `Up to ${money(filters.maxPrice)}`}
        </label>
        <input id="max-price" type="range" min={1000} max={PRICE_MAX} step={500} value={filters.maxPrice} onChange={(e) => set({ maxPrice: Number(e.target.value) })} aria-valuetext={`Up to ${money(filters.maxPrice)}`} />
        <div className="flex justify-between muted"><span>£10</span><span>£130</span></div>
      </Disclosure>
      <Disclosure title="Glaze" startOpen>
        <div className="swatches">
          {GLAZE_IDS.map((g) => (
            <button key={g} type="button" className="swatch" style={{ background: GLAZES[g].main }} title={GLAZES[g].name} aria-label={`${GLAZES[g].name} glaze`} aria-pressed={filters.glazes.includes(g)} onClick={() => set({ glazes: toggle(filters.glazes, g) })} />
          ))}
        </div>
      </Disclosure>
      <div className="disclosure py-4">
        <Switch on={filters.inStock} onChange={(inStock) => set({ inStock })}>In stock only</Switch>
      </div>
    </aside>
  );
}
