import { Check, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Switch } from "../components/controls";
import { ConfirmDialog } from "../components/Dialog";
import NoteEditor from "../components/NoteEditor";
import OrderLines from "../components/OrderLines";
import TotalsList from "../components/TotalsList";
import { STATUS_LABEL } from "../data/orders";
import { useShop } from "../state/store";
import { METHODS, niceDate, orderTotals } from "../state/totals";
import type { Order } from "../state/types";
import NotFound from "./NotFound";

const heading = (o: Order): string => {
  const first = o.name.split(" ")[0];
  if (o.status === "packing") return `Thank you, ${first}. Your order is in.`;
  if (o.status === "shipped") return "Your pots are on the van";
  if (o.status === "delivered") return o.method === "collect" ? "Collected" : "Delivered";
  return "This order was cancelled";
};
const REACHED = { packing: 2, shipped: 3, delivered: 4, cancelled: 1 };

export default function OrderPage() {
  const { id = "" } = useParams();
  const { state, dispatch, toast, buyAgain } = useShop();
  const [asking, setAsking] = useState(false);
  const order = state.orders.find((o) => o.id === id);
  if (!order) return <NotFound what="order" />;

  const collect = order.method === "collect";
  const steps = ["Confirmed", "Packing", collect ? "Ready to collect" : "On the van", collect ? "Collected" : "Delivered"];
  const live = order.status === "packing" || order.status === "shipped";
  const patch = (change: Partial<Order>) => dispatch({ type: "patchOrder", id: order.id, patch: change });
  const cancel = () => {
    patch({ status: "cancelled", events: [{ when: "15 Jan, 10:05", text: "Cancelled by you and refunded" }, ...order.events] });
    toast(`Order ${order.id} cancelled`);
  };

  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb"><Link to="/orders">Orders</Link> <span aria-hidden>/</span> <span aria-current="page">{order.id}</span></nav>
      <div className="page-head pt-0">
        <div>
          <h1 className="h1">{heading(order)}</h1>
          <p className="muted">Order {order.id}, placed {niceDate(order.placed)}. Receipt sent to {order.email}</p>
        </div>
        <div className="flex gap-3">
          {order.status === "packing" && <button type="button" className="btn btn-line" onClick={() => setAsking(true)}>Cancel order</button>}
          <button type="button" className="btn" onClick={() => buyAgain(order)}><RotateCcw size={16} aria-hidden /> Buy again</button>
        </div>
      </div>
      {order.status === "cancelled" ? (
        <p className="alert">Cancelled. The full amount goes back to the card ending {order.card} within 3 days.</p>
      ) : (
        <ol className="steps" aria-label={`Progress: ${STATUS_LABEL[order.status]}`}>
          {steps.map((s, i) => (
            <li key={s} className={i < REACHED[order.status] ? "done" : ""} aria-current={i === REACHED[order.status] - 1 ? "step" : undefined}>
              <i>{i < REACHED[order.status] ? <Check size={14} aria-hidden /> : i + 1}</i> {s}
            </li>
          ))}
        </ol>
      )}
      <div className="two-col mt-6">
        <div>
          <section className="panel" aria-label="Items">
            <h2 className="h2 mb-2">Items</h2>
            <OrderLines order={order} />
          </section>
          <div className="mt-4 grid grid-cols-2 gap-4">
            <section className="panel" aria-label="Delivery">
              <h2 className="h3 mb-1">{collect ? "Collection" : `${METHODS[order.method].name} delivery`}</h2>
              <p>{order.name}</p>
              {order.address.map((line) => <p key={line}>{line}</p>)}
            </section>
            <section className="panel" aria-label="Instructions">
              <h2 className="h3 mb-1">Delivery instructions</h2>
              {live ? (
                <NoteEditor
                  note={order.instructions}
                  what="delivery instruction"
                  about={order.id}
                  onSave={(instructions) => { patch({ instructions }); toast(instructions ? "Delivery instruction saved" : "Delivery instruction deleted"); }}
                />
              ) : <p>{order.instructions || "None were left."}</p>}
              {order.note && <p className="mt-2"><span className="muted">Note to the workshop:</span> {order.note}</p>}
            </section>
          </div>
          <details className="panel mt-4">
            <summary>Tracking history</summary>
            <ol className="history">{order.events.map((e) => <li key={e.when + e.text}><b>{e.when}</b> {e.text}</li>)}</ol>
          </details>
        </div>
        <aside className="panel summary" aria-label="Payment">
          <h2 className="h2">Paid</h2>
          <TotalsList totals={orderTotals(order)} promo={order.promo} deliveryName={METHODS[order.method].name} />
          <p className="mt-4">Card ending {order.card}</p>
          <hr className="my-4" />
          <Switch
            on={order.updates}
            hint="Packing, dispatch and delivery"
            onChange={(updates) => { patch({ updates }); toast(updates ? `Email updates on for ${order.id}` : `Email updates off for ${order.id}`); }}
          >
            Email me updates
          </Switch>
        </aside>
      </div>
      {asking && <ConfirmDialog title={`Cancel order ${order.id}?`} text="We will stop packing it and refund the card you paid with. This can't be undone." yes="Yes, cancel it" no="Keep order" onYes={cancel} onClose={() => setAsking(false)} />}
    </>
  );
}
