import { ChevronDown, RotateCcw, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import OrderLines from "../components/OrderLines";
import { STATUS_LABEL } from "../data/orders";
import { productById } from "../data/products";
import { useShop } from "../state/store";
import { countOf, money, niceDate, orderTotals, plural } from "../state/totals";
import type { Order } from "../state/types";

type Tab = "all" | "open" | "delivered" | "cancelled";
const TABS: [Tab, string, (o: Order) => boolean][] = [
  ["all", "All", () => true],
  ["open", "In progress", (o) => o.status === "packing" || o.status === "shipped"],
  ["delivered", "Delivered", (o) => o.status === "delivered"],
  ["cancelled", "Cancelled", (o) => o.status === "cancelled"],
];

const names = (o: Order) => o.lines.map((l) => productById(l.productId)?.name ?? "").join(", ");

export default function Orders() {
  const { state, buyAgain } = useShop();
  const [tab, setTab] = useState<Tab>("all");
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState("newest");
  const [open, setOpen] = useState<string[]>([]);

  const q = query.trim().toLowerCase();
  const matching = state.orders.filter((o) => `${o.id} ${names(o)}`.toLowerCase().includes(q));
  const test = TABS.find(([t]) => t === tab)?.[2] ?? (() => true);
  const shown = matching.filter(test).sort((a, b) => {
    if (sort === "total") return orderTotals(b).total - orderTotals(a).total;
    const older = a.id.localeCompare(b.id, "en", { numeric: true });
    return sort === "oldest" ? older : -older;
  });

  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="h1">Your orders</h1>
          <p className="muted">{plural(state.orders.length, "order")} since July 2025</p>
        </div>
      </div>
      <div className="toolbar">
        <div className="seg seg-text" role="group" aria-label="Show orders">
          {TABS.map(([t, label, fn]) => (
            <button key={t} type="button" aria-pressed={tab === t} onClick={() => setTab(t)}>{label} <span>{matching.filter(fn).length}</span></button>
          ))}
        </div>
        <div className="search ml-auto">
          <Search size={17} aria-hidden />
          <input type="search" aria-label="Search orders" placeholder="Order number or pot" value={query} onChange={(e) => setQuery(e.target.value)} />
        </div>
        <label className="flex items-center gap-2">
          <span>Sort by</span>
          <select className="input input-sm" value={sort} onChange={(e) => setSort(e.target.value)}>
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
            <option value="total">Highest total</option>
          </select>
        </label>
      </div>
      {shown.length === 0 ? (
        <div className="empty">
          <h2 className="h2">No orders here</h2>
          <p>{q ? `Nothing matches "${query.trim()}" in this list.` : "Nothing with this status yet."}</p>
          <button type="button" className="btn" onClick={() => { setQuery(""); setTab("all"); }}>Show all orders</button>
        </div>
      ) : (
        <ul className="orders">
          {shown.map((o) => {
            const expanded = open.includes(o.id);
            return (
              <li key={o.id}>
                <div className="order-row">
                  <button type="button" className="icon-btn" aria-expanded={expanded} aria-label={`${expanded ? "Hide" : "Show"} items in ${o.id}`} onClick={() => setOpen(expanded ? open.filter((id) => id !== o.id) : [...open, o.id])}>
                    <ChevronDown size={18} aria-hidden className={expanded ? "rotate-180" : ""} />
                  </button>
                  <span className="w-36"><Link to={`/orders/${o.id}`} className="order-no">{o.id}</Link><small className="muted block">{niceDate(o.placed)}</small></span>
                  <span className="w-32"><span className={`pill pill-${o.status}`}>{STATUS_LABEL[o.status]}</span></span>
                  <span className="min-w-0 grow"><span className="block truncate">{names(o)}</span><small className="muted block">{plural(countOf(o.lines), "item")}</small></span>
                  <span className="price w-24 text-right">{money(orderTotals(o).total)}</span>
                  <button type="button" className="btn btn-line btn-sm" aria-label={`Buy ${o.id} again`} onClick={() => buyAgain(o)}><RotateCcw size={14} aria-hidden /> Buy again</button>
                </div>
                {expanded && <div className="order-items"><OrderLines order={o} /></div>}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
