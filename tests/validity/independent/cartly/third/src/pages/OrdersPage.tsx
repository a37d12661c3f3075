import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../components/Icon";
import { PotArt } from "../components/PotArt";
import { Select } from "../components/Select";
import { longDate, type Order, type OrderStatus } from "../data/orders";
import { findProduct } from "../data/products";
import { useOrders } from "../state/OrdersContext";
import { useUi } from "../state/UiContext";
import { color, heading, money, ui } from "../theme";

const tabs: Record<string, OrderStatus[]> = {
  All: ["Packing", "On the van", "Delivered", "Cancelled"],
  "In progress": ["Packing", "On the van"],
  Delivered: ["Delivered"],
  Cancelled: ["Cancelled"],
};

const tone: Record<OrderStatus, string> = { Packing: "#f1dcae", "On the van": "#cfdaf3", Delivered: "#c9e0d1", Cancelled: "#f2d6cb" };

function Row({ order }: { order: Order }) {
  const navigate = useNavigate();
  const { toast } = useUi();
  const [open, setOpen] = useState(false);
  const count = order.items.reduce((n, i) => n + i.quantity, 0);

  return (
    <div style={{ borderBottom: `1px solid ${color.line}` }}>
      <div style={{ display: "flex", alignItems: "center", height: 80 }}>
        <button type="button" aria-expanded={open} aria-label={`Items of ${order.id}`} onClick={() => setOpen(!open)} style={{ ...ui.iconButton, marginRight: 18 }}>
          <Icon name={open ? "up" : "down"} />
        </button>
        <div style={{ width: 162 }}>
          <button type="button" onClick={() => navigate(`/orders/${order.id}`)} style={{ fontFamily: heading, fontSize: 19, fontWeight: 700, color: color.blue, lineHeight: "24px" }}>{order.id}</button>
          <div style={ui.muted}>{longDate(order.placed)}</div>
        </div>
        <div style={{ width: 146 }}>
          <span style={{ background: tone[order.status], borderRadius: 12, padding: "2px 10px", fontSize: 14.5 }}>{order.status}</span>
        </div>
        <div style={{ flex: 1 }}>
          <div>{order.items.map((i) => findProduct(i.productId)!.name).join(", ")}</div>
          <div style={ui.muted}>{count} {count === 1 ? "item" : "items"}</div>
        </div>
        <span style={ui.price}>{money(order.total)}</span>
        <button type="button" style={{ ...ui.outline, ...ui.small, marginLeft: 18 }} onClick={() => toast(`Items from ${order.id} added to your cart`)}>
          <Icon name="replay" size={15} />
          Buy again
        </button>
      </div>
      {open && (
        <div style={{ padding: "0 0 16px 52px", display: "grid", gap: 10 }}>
          {order.items.map((i) => {
            const product = findProduct(i.productId)!;
            return (
              <div key={i.productId + i.glaze + i.cm} style={{ display: "flex", alignItems: "center", gap: 12 }}>
                <PotArt product={product} glaze={i.glaze} view="empty" close style={{ width: 44, height: 44 }} />
                <span style={{ width: 320 }}>{product.name}, {i.glaze.toLowerCase()}, {i.cm} cm</span>
                <span style={ui.muted}>{i.quantity} × {money(i.price)}</span>
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

export function OrdersPage() {
  const { orders } = useOrders();
  const [tab, setTab] = useState("All");
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState("Newest first");
  const inTab = (name: string) => orders.filter((o) => tabs[name].includes(o.status));
  const shown = inTab(tab).filter((o) => o.id.toLowerCase().includes(query.trim().toLowerCase()));

  return (
    <>
      <div style={{ padding: "22px 0 20px" }}>
        <h1 style={ui.h1}>Your orders</h1>
        <span style={{ ...ui.muted, display: "block", marginTop: 2 }}>{orders.length} orders since July 2025</span>
      </div>
      <div style={{ ...ui.row, marginBottom: 18 }}>
        <div style={{ display: "flex", border: `1px solid ${color.border}`, borderRadius: 6, overflow: "hidden" }}>
          {Object.keys(tabs).map((name, i) => {
            const on = name === tab;
            return (
              <button
                key={name}
                type="button"
                aria-pressed={on}
                onClick={() => setTab(name)}
                style={{ height: 31, padding: "0 13px", background: on ? color.ink : color.white, color: on ? color.white : color.ink, borderLeft: i ? `1px solid ${color.line}` : 0 }}
              >
                {name} <span style={{ marginLeft: 3, opacity: 0.7 }}>{inTab(name).length}</span>
              </button>
            );
          })}
        </div>
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <div style={{ position: "relative", width: 260 }}>
            <span style={{ position: "absolute", left: 10, top: 10, color: color.muted }}><Icon name="search" /></span>
            <input value={query} placeholder="Order number or pot" onChange={(e) => setQuery(e.target.value)} style={{ ...ui.field, height: 38, paddingLeft: 36 }} />
          </div>
          <Select label="Sort by" options={["Newest first", "Oldest first", "Highest total"]} value={sort} onChange={setSort} width={128} />
        </div>
      </div>
      <div style={{ borderTop: `1px solid ${color.line}` }}>
        {shown.map((o) => <Row key={o.id} order={o} />)}
        {shown.length === 0 && <div style={{ ...ui.muted, padding: "48px 0", textAlign: "center" }}>No orders here.</div>}
      </div>
    </>
  );
}
