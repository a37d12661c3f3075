import { useState } from "react";
import { CATEGORIES, GLAZES, POTS, money } from "../data/pots";
import { setFilters } from "../store/actions";
import { TOP_PRICE, useShop } from "../store/store";
import { Accordion, Checkbox, Switch } from "../ui/Controls";
import { IconButton } from "../ui/Button";

const toggled = <T,>(list: T[], item: T) => (list.includes(item) ? list.filter((x) => x !== item) : [...list, item]);

export function FilterPanel() {
  const filters = useShop((s) => s.filters);
  const [open, setOpen] = useState({ category: true, price: true, glaze: true });
  const flip = (name: keyof typeof open) => setOpen((o) => ({ ...o, [name]: !o[name] }));
  const share = ((filters.maxPrice - 10) / (TOP_PRICE - 10)) * 100;

  return (
    <aside className="Filters" aria-label="Filters">
      <Accordion title="Category" open={open.category} onToggle={() => flip("category")}>
        {CATEGORIES.map((category) => (
          <div className="Filters-category" key={category}>
            <Checkbox checked={filters.categories.includes(category)} onChange={() => setFilters({ categories: toggled(filters.categories, category) })}>
              {category}
            </Checkbox>
            <span>{POTS.filter((p) => p.category === category).length}</span>
          </div>
        ))}
      </Accordion>
      <Accordion title="Price" open={open.price} onToggle={() => flip("price")}>
        <div className="Filters-price">{filters.maxPrice >= TOP_PRICE ? "Any price" : `Up to ${money(filters.maxPrice).replace(".00", "")}`}</div>
        <input
          type="range"
          min={10}
          max={TOP_PRICE}
          step={5}
          value={filters.maxPrice}
          aria-label="Highest price"
          className="Slider"
          style={{ background: `linear-gradient(to right, #1f3d9c ${share}%, #c9d0c8 ${share}%)` }}
          onChange={(e) => setFilters({ maxPrice: Number(e.target.value) })}
        />
        <div className="Filters-ends">
          <span>£10</span>
          <span>£{TOP_PRICE}</span>
        </div>
      </Accordion>
      <Accordion title="Glaze" open={open.glaze} onToggle={() => flip("glaze")}>
        <div className="Filters-glazes">
          {GLAZES.map((g) => (
            <IconButton
              key={g.id}
              aria-label={g.name}
              title={g.name}
              aria-pressed={filters.glazes.includes(g.id)}
              className="Swatch"
              style={{ background: g.fill }}
              onClick={() => setFilters({ glazes: toggled(filters.glazes, g.id) })}
            />
          ))}
        </div>
      </Accordion>
      <div className="Filters-stock">
        <span>In stock only</span>
        <Switch label="In stock only" checked={filters.inStock} onChange={(inStock) => setFilters({ inStock })} />
      </div>
    </aside>
  );
}
