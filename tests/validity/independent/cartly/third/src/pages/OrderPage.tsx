import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { Dialog } from "../components/Dialog";
import { Icon } from "../components/Icon";
import { NoteBox } from "../components/NoteBox";
import { PotArt } from "../components/PotArt";
import { SummaryRows } from "../components/SummaryRows";
import { Switch } from "../components/Switch";
import { longDate, type Order } from "../data/orders";
import { findProduct } from "../data/products";
import { useCart } from "../state/CartContext";
import { useOrders } from "../state/OrdersContext";
import { useUi } from "../state/UiContext";
import { color, money, ui } from "../theme";

const steps = ["Confirmed", "Packing", "On the van", "Delivered"];

function Progress({ order }: { order: Order }) {
  const reached = steps.indexOf(order.status);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", marginTop: 20 }}>
      {steps.map((step, i) => {
        const done = i <= reached;
        return (
          <div key={step} style={{ borderTop: `4px solid ${done ? color.green : "#cdd3cc"}`, paddingTop: 12, display: "flex", alignItems: "center", gap: 10, fontWeight: i === reached ? 700 : 400, color: done ? color.ink : color.muted }}>
            <span style={{ width: 24, height: 24, borderRadius: 12, display: "grid", placeItems: "center", fontSize: 13, fontWeight: 700, background: done ? color.green : "#cdd3cc", color: done ? color.white : color.muted }}>
              {done ? <Icon name="tick" size={14} /> : i + 1}
            </span>
            {step}
          </div>
        );
      })}
    </div>
  );
}

function Tracking({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const reached = Math.max(0, steps.indexOf(order.status));
  const events = order.status === "Cancelled" ? ["Confirmed", "Cancelled"] : steps.slice(0, reached + 1);
  return (
    <div style={{ ...ui.card, padding: "16px 20px", marginTop: 16 }}>
      <div onClick={() => setOpen(!open)} style={{ cursor: "pointer" }}>
        <span style={{ color: color.blue, marginRight: 8 }}>{open ? "▾" : "▸"}</span>
        Tracking history
      </div>
      {open && (
        <ul style={{ marginTop: 10, paddingLeft: 20 }}>
          {events.map((e) => <li key={e} style={{ padding: "3px 0" }}>{e} <span style={ui.muted}>{longDate(order.placed)}</span></li>)}
        </ul>
      )}
    </div>
  );
}

function Detail({ order }: { order: Order }) {
  const navigate = useNavigate();
  const { dispatchCart } = useCart();
  const { dispatchOrders } = useOrders();
  const { toast } = useUi();
  const [asking, setAsking] = useState(false);
  const [instructions, setInstructions] = useState(order.instructions);
  const [updates, setUpdates] = useState(true);
  const cancelled = order.status === "Cancelled";

  const buyAgain = () => {
    const ready = order.items.filter((i) => findProduct(i.productId)!.stock > 0);
    for (const i of ready) {
      const size = findProduct(i.productId)!.sizes.findIndex((s) => s.cm === i.cm);
      dispatchCart({ type: "add", productId: i.productId, glaze: i.glaze, size: Math.max(0, size), quantity: i.quantity });
    }
    toast(ready.length ? "Added to your cart" : "Everything in this order is sold out");
  };

  return (
    <>
      <div style={{ display: "flex", gap: 9, fontSize: 14.5, paddingTop: 16 }}>
        <button type="button" onClick={() => navigate("/orders")} style={{ ...ui.link, color: color.muted, borderColor: color.muted }}>Orders</button>
        <span>/</span>
        <span>{order.id}</span>
      </div>
      <div style={{ ...ui.row, alignItems: "flex-end", marginTop: 12 }}>
        <div>
          <h1 style={ui.h1}>{cancelled ? "This order was cancelled." : `Thank you, ${order.name.split(" ")[0]}. Your order is in.`}</h1>
          <div style={ui.muted}>Order {order.id}, placed {longDate(order.placed)}. Receipt sent to {order.email}</div>
        </div>
        <div style={{ display: "flex", gap: 12 }}>
          {order.status === "Packing" && <button type="button" style={ui.outline} onClick={() => setAsking(true)}>Cancel order</button>}
          <button type="button" style={ui.primary} onClick={buyAgain}><Icon name="replay" size={16} />Buy again</button>
        </div>
      </div>
      {!cancelled && <Progress order={order} />}
      <div style={{ display: "flex", gap: 40, alignItems: "flex-start", marginTop: 24 }}>
        <div style={{ flex: 1 }}>
          <div style={{ ...ui.card, padding: "14px 20px 22px" }}>
            <h2 style={ui.h2}>Items</h2>
            {order.items.map((i) => {
              const product = findProduct(i.productId)!;
              return (
                <div key={i.productId + i.glaze + i.cm} style={{ display: "flex", alignItems: "center", marginTop: 14 }}>
                  <PotArt product={product} glaze={i.glaze} view="empty" close style={{ width: 54, height: 54 }} />
                  <div style={{ flex: 1, marginLeft: 13 }}>
                    <b style={{ cursor: "pointer" }} onClick={() => navigate(`/product/${product.id}`)}>{product.name}</b>
                    <div style={ui.muted}>{i.glaze}, {i.cm} cm</div>
                  </div>
                  <span style={ui.muted}>{i.quantity} × {money(i.price)}</span>
                  <span style={{ width: 122, textAlign: "right" }}>{money(i.price * i.quantity)}</span>
                </div>
              );
            })}
          </div>
          <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 16, marginTop: 16 }}>
            <div style={{ ...ui.card, padding: "16px 20px", minHeight: 152 }}>
              <h3 style={ui.h3}>{order.deliveryName} delivery</h3>
              {[order.name, ...order.address].map((l) => <div key={l} style={{ lineHeight: "22.5px" }}>{l}</div>)}
            </div>
            <div style={{ ...ui.card, padding: "16px 20px" }}>
              <h3 style={{ ...ui.h3, marginBottom: 4 }}>Delivery instructions</h3>
              <NoteBox
                note={instructions}
                addLabel="Add instructions"
                onSave={(text) => {
                  setInstructions(text);
                  toast("Delivery instructions saved");
                }}
              />
            </div>
          </div>
          <Tracking order={order} />
        </div>
        <aside style={{ ...ui.panel, width: 380, flex: "none" }}>
          <h2 style={{ ...ui.h2, marginBottom: 16 }}>Paid</h2>
          <SummaryRows
            subtotal={order.subtotal}
            discount={order.discount}
            promo={order.promo}
            giftWrap={order.giftWrap}
            deliveryName={order.deliveryName}
            delivery={order.deliveryPrice}
            total={order.total}
          />
          <div style={{ padding: "18px 0", borderBottom: "1px solid #b9c2b9" }}>Card ending {order.card}</div>
          <div style={{ ...ui.row, paddingTop: 16 }}>
            <div>
              <div>Email me updates</div>
              <div style={ui.muted}>Packing, dispatch and delivery</div>
            </div>
            <Switch
              on={updates}
              label="Email me updates"
              onChange={(on) => {
                setUpdates(on);
                toast(on ? "Email updates on" : "Email updates off");
              }}
            />
          </div>
        </aside>
      </div>
      {asking && (
        <Dialog
          title={`Cancel ${order.id}?`}
          text="The kiln has not been packed yet, so we can still refund you in full."
          confirm="Yes, cancel it"
          cancel="Keep order"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            dispatchOrders({ type: "cancel", id: order.id });
            setAsking(false);
            toast(`${order.id} cancelled`);
          }}
        />
      )}
    </>
  );
}

export function OrderPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { orders } = useOrders();
  const order = orders.find((o) => o.id === id);
  if (!order)
    return (
      <div style={{ padding: "80px 0", textAlign: "center" }}>
        <h1 style={ui.h1}>No such order</h1>
        <button type="button" style={{ ...ui.primary, marginTop: 20 }} onClick={() => navigate("/orders")}>Your orders</button>
      </div>
    );
  return <Detail key={order.id} order={order} />;
}
