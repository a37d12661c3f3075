import { ChevronDown, ChevronUp, RotateCcw, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { PageTitle } from "../components/Layout";
import { OrderItems } from "../components/OrderItems";
import { buyAgain } from "../components/buyAgain";
import { money, productBySlug } from "../state/catalogue";
import { Order, Status, countItems, orderTotals, plural, useStore } from "../state/store";
import { Button } from "../ui/Button";
import { cn, display } from "../ui/cn";
import { inputClass } from "../ui/Field";
import { RadioMenu } from "../ui/Menu";
import { RadioGroup, RadioItem } from "../ui/RadioGroup";

type Tab = "all" | "progress" | "delivered" | "cancelled";

const TABS: { value: Tab; label: string; match: (s: Status) => boolean }[] = [
  { value: "all", label: "All", match: () => true },
  { value: "progress", label: "In progress", match: (s) => s === "Packing" || s === "On the van" },
  { value: "delivered", label: "Delivered", match: (s) => s === "Delivered" },
  { value: "cancelled", label: "Cancelled", match: (s) => s === "Cancelled" },
];

type Sort = "newest" | "oldest" | "highest";

const SORTS: { value: Sort; label: string }[] = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "highest", label: "Highest total" },
];

const TONES: Record<Status, string> = {
  Packing: "bg-[#f1dcae]",
  "On the van": "bg-[#ccd7f1]",
  Delivered: "bg-[#c5ddcd]",
  Cancelled: "bg-[#f3d3c8]",
};

export function OrdersPage() {
  const orders = useStore((s) => s.orders);
  const [tab, setTab] = useState<Tab>("all");
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<Sort>("newest");

  const match = TABS.find((t) => t.value === tab)!.match;
  const shown = orders
    .filter((o) => match(o.status))
    .filter((o) => o.number.toLowerCase().includes(query.trim().toLowerCase()))
    .sort((a, b) => {
      if (sort === "highest") return orderTotals(b).total - orderTotals(a).total;
      const order = a.placed.localeCompare(b.placed) || a.number.localeCompare(b.number);
      return sort === "oldest" ? order : -order;
    });

  return (
    <>
      <PageTitle title="Your orders" sub={`${plural(orders.length, "order")} since July 2025`} />
      <div className="mb-[18px] flex items-center justify-between">
        <RadioGroup label="Show" value={tab} onValueChange={setTab} className="flex h-[34px] overflow-hidden rounded-md border border-[#9aa29c] bg-white">
          {TABS.map((t) => (
            <RadioItem
              key={t.value}
              value={t.value}
              className="border-r border-[#cfd2ca] px-3 text-[15px] last:border-r-0 focus-visible:ring-inset"
              activeClassName="bg-[#1c2421] text-white"
            >
              {t.label} <span className="ml-0.5 opacity-75">{orders.filter((o) => t.match(o.status)).length}</span>
            </RadioItem>
          ))}
        </RadioGroup>
        <div className="flex items-center">
          <div className="relative mr-[18px] w-[260px]">
            <Search className="absolute left-3 top-2.5 h-[18px] w-[18px] text-[#5c6660]" aria-hidden />
            <input
              type="search"
              aria-label="Order number or pot"
              placeholder="Order number or pot"
              value={query}
              onChange={(e) => setQuery(e.target.value)}
              className={cn(inputClass, "h-[38px] pl-9")}
            />
          </div>
          <span className="mr-2 text-[15px]">Sort by</span>
          <RadioMenu label="Sort by" value={sort} options={SORTS} onValueChange={setSort} />
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="border-y border-[#cfd2ca] py-14 text-center text-[15px] text-[#5c6660]">No orders match.</p>
      ) : (
        <ul className="border-t border-[#cfd2ca]">
          {shown.map((o) => (
            <OrderRow key={o.number} order={o} />
          ))}
        </ul>
      )}
    </>
  );
}

function OrderRow({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <li className="border-b border-[#cfd2ca]">
      <div className="flex h-[79px] items-center">
        <Button
          variant="ghost"
          size="icon"
          aria-expanded={open}
          aria-label={`${open ? "Hide" : "Show"} items of ${order.number}`}
          onClick={() => setOpen(!open)}
        >
          <Icon className="h-[18px] w-[18px]" aria-hidden />
        </Button>
        <div className="ml-4 w-[162px]">
          <Link to={`/orders/${order.number}`} className={cn(display, "text-lg leading-6 text-[#1f3a9e] hover:underline")}>
            {order.number}
          </Link>
          <p className="text-sm text-[#5c6660]">{order.date}</p>
        </div>
        <div className="w-[146px]">
          <span className={cn("rounded-full px-2.5 py-[3px] text-sm", TONES[order.status])}>{order.status}</span>
        </div>
        <div className="flex-1">
          <p className="text-[15px]">{order.items.map((i) => productBySlug(i.slug)!.name).join(", ")}</p>
          <p className="text-sm text-[#5c6660]">{plural(countItems(order.items), "item")}</p>
        </div>
        <span className={cn(display, "mr-[18px] text-lg")}>{money(orderTotals(order).total)}</span>
        <Button variant="outline" size="sm" onClick={() => buyAgain(order.items)}>
          <RotateCcw className="h-3.5 w-3.5" aria-hidden /> Buy again
        </Button>
      </div>
      {open && (
        <div className="pb-5 pl-[52px] pr-[130px]">
          <OrderItems items={order.items} />
        </div>
      )}
    </li>
  );
}
