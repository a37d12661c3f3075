import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ChevronDown, ChevronUp, RotateCcw } from "lucide-react";
import { inProgress, itemsIn, longDate, orderTotals, type Order } from "../data/orders";
import { glazeOf, money, potOf } from "../data/pots";
import { buyAgain, toast } from "../store/actions";
import { useShop } from "../store/store";
import { plural } from "../store/totals";
import { PotArt } from "../components/PotArt";
import { Button, IconButton } from "../ui/Button";
import { Select } from "../ui/Select";
import { SearchBox } from "./Catalogue";

const TABS: { id: string; label: string; has: (o: Order) => boolean }[] = [
  { id: "all", label: "All", has: () => true },
  { id: "progress", label: "In progress", has: inProgress },
  { id: "delivered", label: "Delivered", has: (o) => o.status === "Delivered" },
  { id: "cancelled", label: "Cancelled", has: (o) => o.status === "Cancelled" },
];

const SORTS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "dear", label: "Highest total" },
  { value: "cheap", label: "Lowest total" },
];

const number = (o: Order) => Number(o.id.slice(3));
const COMPARE: Record<string, (a: Order, b: Order) => number> = {
  newest: (a, b) => number(b) - number(a),
  oldest: (a, b) => number(a) - number(b),
  dear: (a, b) => orderTotals(b).total - orderTotals(a).total,
  cheap: (a, b) => orderTotals(a).total - orderTotals(b).total,
};

const names = (o: Order) => [...new Set(o.lines.map((l) => potOf(l.pot)!.name))].join(", ");

export function useBuyAgain() {
  const navigate = useNavigate();
  return (order: Order) => {
    const { added, missed } = buyAgain(order.lines);
    const short = missed.length ? ` ${missed.join(" and ")} could not be added in full, there is not enough in stock.` : "";
    if (added === 0) toast(`Nothing added.${short}`, { tone: "bad" });
    else toast(`${plural(added, "item")} from ${order.id} added to your cart.${short}`, { actionLabel: "View cart", action: () => navigate("/cart") });
  };
}

export function Pill({ status }: { status: Order["status"] }) {
  return <span className={`Pill Pill-${status.toLowerCase().replace(/ /g, "-")}`}>{status}</span>;
}

function OrderRow({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const again = useBuyAgain();
  return (
    <li className="Order">
      <div className="Order-row">
        <IconButton aria-label={`${open ? "Hide" : "Show"} the items of ${order.id}`} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <ChevronUp size={17} /> : <ChevronDown size={17} />}
        </IconButton>
        <div>
          <Link to={`/orders/${order.id}`} className="Order-id">
            {order.id}
          </Link>
          <p className="Quiet">{longDate(order.placed)}</p>
        </div>
        <div>
          <Pill status={order.status} />
        </div>
        <div className="Order-names">
          {names(order)}
          <p className="Quiet">{plural(itemsIn(order), "item")}</p>
        </div>
        <span className="Price">{money(orderTotals(order).total)}</span>
        <Button size="small" startIcon={<RotateCcw size={14} />} aria-label={`Buy again, ${order.id}`} onClick={() => again(order)}>
          Buy again
        </Button>
      </div>
      {open && (
        <ul className="MiniLines Order-open">
          {order.lines.map((line) => (
            <li key={`${line.pot}${line.glaze}${line.size}`}>
              <span className="Mini-art">
                <PotArt pot={potOf(line.pot)!} glaze={line.glaze} mode="empty" close />
              </span>
              <div>
                <b>{potOf(line.pot)!.name}</b>
                <p className="Quiet">
                  {glazeOf(line.glaze).name}, {line.across} cm, quantity {line.qty}
                </p>
              </div>
              <span>{money(line.price * line.qty)}</span>
            </li>
          ))}
          <li>
            <Link to={`/orders/${order.id}`} className="TextLink">
              See the whole order
            </Link>
          </li>
        </ul>
      )}
    </li>
  );
}

export function Orders() {
  const orders = useShop((s) => s.orders);
  const [tab, setTab] = useState("all");
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState("newest");
  const words = query.trim().toLowerCase();
  const shown = orders
    .filter(TABS.find((t) => t.id === tab)!.has)
    .filter((o) => !words || o.id.toLowerCase().includes(words) || names(o).toLowerCase().includes(words))
    .sort(COMPARE[sort]);

  return (
    <>
      <div className="PageHead PageHead-plain PageHead-stack">
        <h1>Your orders</h1>
        <p className="Quiet">{plural(orders.length, "order")} since July 2025</p>
      </div>
      <div className="Toolbar">
        <div className="Tabs" role="tablist" aria-label="Orders">
          {TABS.map((t) => (
            <button key={t.id} type="button" role="tab" aria-selected={t.id === tab} onClick={() => setTab(t.id)}>
              {t.label} <span>{orders.filter(t.has).length}</span>
            </button>
          ))}
        </div>
        <div className="Toolbar-end">
          <SearchBox label="Order number or pot" value={query} onChange={setQuery} />
          <Select label="Sort by" value={sort} options={SORTS} onChange={setSort} width={123} />
        </div>
      </div>
      {shown.length ? (
        <ul className="Lines">
          {shown.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <div className="Empty">
          <h2>No orders here</h2>
          <p>{words ? `Nothing matches “${query.trim()}”.` : "There is no order with this status."}</p>
          <Button
            onClick={() => {
              setQuery("");
              setTab("all");
            }}
          >
            Show all orders
          </Button>
        </div>
      )}
    </>
  );
}
