import { ChevronLeft, ChevronRight, Search } from "lucide-react";
import { useState } from "react";
import { PageTitle } from "../components/Layout";
import { ProductCard } from "../components/ProductCard";
import { CATEGORIES, Category, GLAZES, GlazeId, PRODUCTS, fromPrice } from "../state/catalogue";
import { plural } from "../state/store";
import { Button } from "../ui/Button";
import { Checkbox, Switch } from "../ui/Controls";
import { cn, focusRing } from "../ui/cn";
import { Section } from "../ui/Disclosure";
import { inputClass } from "../ui/Field";
import { Select } from "../ui/Select";
import { Slider } from "../ui/Slider";

const PER_PAGE = 8;
const MAX_PRICE = 130;

type Sort = "featured" | "low" | "high" | "name";

const SORTS: { value: Sort; label: string }[] = [
  { value: "featured", label: "Featured" },
  { value: "low", label: "Price, low to high" },
  { value: "high", label: "Price, high to low" },
  { value: "name", label: "Name, A to Z" },
];

const toggle = <T,>(list: T[], value: T) => (list.includes(value) ? list.filter((x) => x !== value) : [...list, value]);

export function CataloguePage() {
  const [query, setQuery] = useState("");
  const [categories, setCategories] = useState<Category[]>([]);
  const [maxPrice, setMaxPrice] = useState(MAX_PRICE);
  const [glazes, setGlazes] = useState<GlazeId[]>([]);
  const [inStock, setInStock] = useState(false);
  const [sort, setSort] = useState<Sort>("featured");
  const [page, setPage] = useState(1);

  const found = PRODUCTS.filter(
    (p) =>
      p.name.toLowerCase().includes(query.trim().toLowerCase()) &&
      (categories.length === 0 || categories.includes(p.category)) &&
      (maxPrice === MAX_PRICE || fromPrice(p) <= maxPrice) &&
      (!inStock || p.stock > 0),
  );
  if (sort === "low") found.sort((a, b) => fromPrice(a) - fromPrice(b));
  if (sort === "high") found.sort((a, b) => fromPrice(b) - fromPrice(a));
  if (sort === "name") found.sort((a, b) => a.name.localeCompare(b.name));

  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const current = Math.min(page, pages);
  const shown = found.slice((current - 1) * PER_PAGE, current * PER_PAGE);

  const clear = () => {
    setQuery("");
    setCategories([]);
    setMaxPrice(MAX_PRICE);
    setGlazes([]);
    setInStock(false);
  };
  const priceText = maxPrice === MAX_PRICE ? "Any price" : `Up to £${maxPrice}`;
  const rule = "border-t border-[#cfd2ca]";

  return (
    <>
      <div className="-mb-1.5 -mt-1">
        <PageTitle title="Pots that outlive the plant">
          <p className="pb-1 text-sm text-[#5c6660]">Thrown by hand, dipped by eye and fired in Whitstable.</p>
        </PageTitle>
      </div>
      <div className="grid grid-cols-[216px_1fr] gap-10">
        <aside aria-label="Filters">
          <Section title="Category" defaultOpen className={rule}>
            <ul className="pb-3.5">
              {CATEGORIES.map((c) => (
                <li key={c} className="flex items-center gap-2.5 py-1 text-[15px]">
                  <Checkbox
                    id={`cat-${c}`}
                    checked={categories.includes(c)}
                    onCheckedChange={() => {
                      setCategories(toggle(categories, c));
                      setPage(1);
                    }}
                  />
                  <label htmlFor={`cat-${c}`} className="flex-1">
                    {c}
                  </label>
                  <span className="text-sm text-[#5c6660]">{PRODUCTS.filter((p) => p.category === c).length}</span>
                </li>
              ))}
            </ul>
          </Section>
          <Section title="Price" defaultOpen className={rule}>
            <div className="pb-3.5">
              <p className="mb-2 text-[15px]">{priceText}</p>
              <Slider
                label="Highest price"
                min={10}
                max={MAX_PRICE}
                step={5}
                value={maxPrice}
                valueText={priceText}
                onValueChange={(v) => {
                  setMaxPrice(v);
                  setPage(1);
                }}
              />
              <div className="mt-1.5 flex justify-between text-sm text-[#5c6660]">
                <span>£10</span>
                <span>£130</span>
              </div>
            </div>
          </Section>
          <Section title="Glaze" defaultOpen className={rule}>
            <div className="flex justify-between px-1 pb-4 pt-1">
              {(Object.keys(GLAZES) as GlazeId[]).map((g) => (
                <button
                  key={g}
                  type="button"
                  aria-label={GLAZES[g].name}
                  aria-pressed={glazes.includes(g)}
                  onClick={() => setGlazes(toggle(glazes, g))}
                  style={{ background: GLAZES[g].body }}
                  className={cn(
                    "h-[27px] w-[27px] rounded-full border border-black/20",
                    focusRing,
                    glazes.includes(g) && "ring-2 ring-[#1c2421] ring-offset-2",
                  )}
                />
              ))}
            </div>
          </Section>
          <div className={cn("flex items-center justify-between border-b py-4 text-[15px]", rule)}>
            <span>In stock only</span>
            <Switch
              label="In stock only"
              checked={inStock}
              onCheckedChange={(v) => {
                setInStock(v);
                setPage(1);
              }}
            />
          </div>
        </aside>
        <section aria-label="Pots">
          <div className="mb-4 flex items-center">
            <div className="relative w-[260px]">
              <Search className="absolute left-3 top-2.5 h-[18px] w-[18px] text-[#5c6660]" aria-hidden />
              <input
                type="search"
                aria-label="Search pots"
                placeholder="Search pots"
                value={query}
                onChange={(e) => {
                  setQuery(e.target.value);
                  setPage(1);
                }}
                className={cn(inputClass, "h-[38px] pl-9")}
              />
            </div>
            <p aria-live="polite" className="ml-[18px] flex-1 text-[15px]">
              {plural(found.length, "pot")}
            </p>
            <span className="mr-2 text-[15px]">Sort by</span>
            <Select label="Sort by" value={sort} options={SORTS} onValueChange={setSort} className="min-w-[155px]" />
          </div>
          {shown.length === 0 ? (
            <div className="rounded-lg border border-dashed border-[#b9c1b6] py-16 text-center">
              <p className="text-lg font-bold">No pots match</p>
              <p className="mb-4 mt-1 text-[15px] text-[#5c6660]">Try fewer filters or another word.</p>
              <Button variant="outline" onClick={clear}>
                Clear filters
              </Button>
            </div>
          ) : (
            <>
              <div className="grid grid-cols-4 gap-5">
                {shown.map((p) => (
                  <ProductCard key={p.slug} product={p} />
                ))}
              </div>
              <div className="mt-4 flex items-center justify-between">
                <p className="text-sm text-[#5c6660]">
                  Showing 1 to {Math.min(PER_PAGE, found.length)} of {found.length}
                </p>
                <nav aria-label="Pages" className="flex items-center gap-1">
                  <Button variant="ghost" size="icon" aria-label="Previous page" disabled={current === 1} onClick={() => setPage(current - 1)}>
                    <ChevronLeft className="h-[18px] w-[18px]" aria-hidden />
                  </Button>
                  {Array.from({ length: pages }, (_, i) => i + 1).map((n) => (
                    <button
                      key={n}
                      type="button"
                      aria-current={n === current ? "page" : undefined}
                      aria-label={`Page ${n}`}
                      onClick={() => setPage(n)}
                      className={cn("h-[34px] w-[34px] rounded-md text-[15px]", focusRing, n === current ? "bg-[#1c2421] text-white" : "hover:bg-[#e3e9df]")}
                    >
                      {n}
                    </button>
                  ))}
                  <Button variant="ghost" size="icon" aria-label="Next page" disabled={current === pages} onClick={() => setPage(current + 1)}>
                    <ChevronRight className="h-[18px] w-[18px]" aria-hidden />
                  </Button>
                </nav>
              </div>
            </>
          )}
        </section>
      </div>
    </>
  );
}
