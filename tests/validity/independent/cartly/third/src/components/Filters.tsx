import { useState, type ReactNode } from "react";
import { categories, glazeColor, glazes, products } from "../data/products";
import { color, ui } from "../theme";
import { Icon } from "./Icon";
import { Switch } from "./Switch";

export const topPrice = 130;

export interface FilterState {
  categories: string[];
  maxPrice: number;
  glazes: string[];
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ ...ui.rule, padding: "11px 0" }}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} style={{ ...ui.row, width: "100%", fontWeight: 700, height: 26 }}>
        {title}
        <Icon name={open ? "up" : "down"} />
      </button>
      {open && <div style={{ paddingTop: 8 }}>{children}</div>}
    </div>
  );
}

const flip = (list: string[], value: string) => (list.includes(value) ? list.filter((v) => v !== value) : [...list, value]);

export function Filters({ value, onChange }: { value: FilterState; onChange: (next: FilterState) => void }) {
  const [inStock, setInStock] = useState(false);
  return (
    <aside style={{ width: 216, flex: "none", borderBottom: `1px solid ${color.line}`, alignSelf: "flex-start" }}>
      <Section title="Category">
        {categories.map((c) => (
          <label key={c} style={{ ...ui.row, height: 30.5, cursor: "pointer" }}>
            <span style={{ display: "flex", alignItems: "center", gap: 9 }}>
              <input
                type="checkbox"
                checked={value.categories.includes(c)}
                onChange={() => onChange({ ...value, categories: flip(value.categories, c) })}
                style={{ width: 17, height: 17, margin: 0, accentColor: color.blue }}
              />
              {c}
            </span>
            <span style={ui.muted}>{products.filter((p) => p.category === c).length}</span>
          </label>
        ))}
      </Section>
      <Section title="Price">
        <div>{value.maxPrice >= topPrice ? "Any price" : `Up to £${value.maxPrice}`}</div>
        <input
          type="range"
          aria-label="Highest price"
          min={10}
          max={topPrice}
          step={5}
          value={value.maxPrice}
          onChange={(e) => onChange({ ...value, maxPrice: Number(e.target.value) })}
          style={{ width: "100%", margin: "8px 0 4px", accentColor: color.blue, display: "block" }}
        />
        <div style={{ ...ui.row, ...ui.muted }}><span>£10</span><span>£130</span></div>
      </Section>
      <Section title="Glaze">
        <div style={{ display: "flex", justifyContent: "space-between", padding: "2px 4px 6px" }}>
          {glazes.map((g) => {
            const on = value.glazes.includes(g);
            return (
              <button
                key={g}
                type="button"
                title={g}
                aria-pressed={on}
                onClick={() => onChange({ ...value, glazes: flip(value.glazes, g) })}
                style={{ width: 27, height: 27, borderRadius: 14, background: glazeColor[g], border: "1px solid rgba(0,0,0,.2)", boxShadow: on ? `0 0 0 2px ${color.page}, 0 0 0 4px ${color.ink}` : "none" }}
              />
            );
          })}
        </div>
      </Section>
      <div style={{ ...ui.rule, ...ui.row, height: 57 }}>
        <span>In stock only</span>
        <Switch on={inStock} onChange={setInStock} label="In stock only" />
      </div>
    </aside>
  );
}
