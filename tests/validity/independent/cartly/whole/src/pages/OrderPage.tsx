import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Check, RotateCcw } from "lucide-react";
import { STEPS, canCancel, inProgress, longDate, orderTotals, type Order } from "../data/orders";
import { glazeOf, money, potOf } from "../data/pots";
import { cancelOrder, patchOrder, toast } from "../store/actions";
import { useShop } from "../store/store";
import { Note } from "../components/Note";
import { PotArt } from "../components/PotArt";
import { TotalRows } from "../components/PotCard";
import { Button } from "../ui/Button";
import { Disclosure, Switch } from "../ui/Controls";
import { Dialog } from "../ui/Dialog";
import { useBuyAgain } from "./Orders";

function heading(order: Order) {
  const first = order.name.split(" ")[0];
  if (order.status === "Cancelled") return "This order was cancelled.";
  if (order.status === "Delivered") return `Delivered. Enjoy it, ${first}.`;
  return `Thank you, ${first}. Your order is in.`;
}

function Progress({ order }: { order: Order }) {
  if (order.status === "Cancelled") return <div className="Cancelled">Cancelled. Your money goes back to the card ending {order.card}.</div>;
  const at = STEPS.indexOf(order.status);
  return (
    <ol className="Progress">
      {STEPS.map((step, i) => (
        <li key={step} className={i <= at ? "Progress-done" : ""} aria-current={i === at ? "step" : undefined}>
          <span className="Progress-dot">{i <= at ? <Check size={14} strokeWidth={3} /> : i + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Instructions({ order }: { order: Order }) {
  if (!inProgress(order)) return <p className="Quiet">{order.instructions || "None were given."}</p>;
  return (
    <Note
      text={order.instructions}
      about="delivery instructions"
      addLabel="Add instructions"
      fieldLabel="Delivery instructions"
      onSave={(instructions) => {
        patchOrder(order.id, { instructions });
        toast("Delivery instructions saved");
      }}
      onDelete={() => {
        const before = order.instructions;
        patchOrder(order.id, { instructions: "" });
        toast("Delivery instructions deleted", { actionLabel: "Undo", action: () => patchOrder(order.id, { instructions: before }) });
      }}
    />
  );
}

export function OrderPage() {
  const { id } = useParams();
  const order = useShop((s) => s.orders.find((o) => o.id === id));
  const [asking, setAsking] = useState(false);
  const [tracking, setTracking] = useState(false);
  const again = useBuyAgain();

  if (!order)
    return (
      <div className="Empty">
        <h1>We have no such order</h1>
        <Link to="/orders" className="TextLink">
          Back to your orders
        </Link>
      </div>
    );

  const totals = orderTotals(order);
  const rows: [string, string][] = [
    ["Subtotal", money(totals.subtotal)],
    ...(order.discount ? [[`Discount (${order.promo})`, money(-order.discount)] as [string, string]] : []),
    ...(totals.wrap ? [["Gift wrap", money(totals.wrap)] as [string, string]] : []),
    [`Delivery (${order.delivery.name})`, order.delivery.price ? money(order.delivery.price) : "Free"],
  ];

  return (
    <>
      <nav className="Crumbs" aria-label="Breadcrumb">
        <Link to="/orders">Orders</Link> <i>/</i> <b>{order.id}</b>
      </nav>
      <div className="PageHead PageHead-order">
        <div>
          <h1>{heading(order)}</h1>
          <p className="Quiet">
            Order {order.id}, placed {longDate(order.placed)}. Receipt sent to {order.email}
          </p>
        </div>
        <div className="Actions">
          {canCancel(order) && <Button onClick={() => setAsking(true)}>Cancel order</Button>}
          <Button variant="contained" startIcon={<RotateCcw size={16} />} onClick={() => again(order)}>
            Buy again
          </Button>
        </div>
      </div>
      <Progress order={order} />
      <div className="Split">
        <div>
          <section className="Panel">
            <h2>Items</h2>
            <ul className="MiniLines MiniLines-order">
              {order.lines.map((line) => (
                <li key={`${line.pot}${line.glaze}${line.size}`}>
                  <span className="Mini-art">
                    <PotArt pot={potOf(line.pot)!} glaze={line.glaze} mode="empty" close />
                  </span>
                  <div>
                    <Link to={`/pots/${line.pot}`}>
                      <b>{potOf(line.pot)!.name}</b>
                    </Link>
                    <p className="Quiet">
                      {glazeOf(line.glaze).name}, {line.across} cm
                    </p>
                  </div>
                  <span className="Quiet">
                    {line.qty} × {money(line.price)}
                  </span>
                  <span className="Mini-sum">{money(line.price * line.qty)}</span>
                </li>
              ))}
            </ul>
            {order.workshopNote && <p className="Quiet">Note to the workshop: {order.workshopNote}</p>}
          </section>
          <div className="Pair">
            <section className="Panel">
              <h3>{order.delivery.name === "Collect" ? "Collection" : `${order.delivery.name} delivery`}</h3>
              <address>
                {[order.name, ...(order.delivery.name === "Collect" ? ["Unit 4, Harbour Yard", "Whitstable", "CT5 1AB"] : order.address)].map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </address>
            </section>
            <section className="Panel">
              <h3>Delivery instructions</h3>
              <Instructions order={order} />
            </section>
          </div>
          <Disclosure title="Tracking history" open={tracking} onToggle={() => setTracking(!tracking)}>
            <ol className="History">
              {order.history.map((h) => (
                <li key={h.at + h.text}>
                  <span className="Quiet">{h.at}</span> {h.text}
                </li>
              ))}
            </ol>
          </Disclosure>
        </div>
        <aside className="Summary">
          <h2 className="Summary-line">{order.status === "Cancelled" ? "Refunded" : "Paid"}</h2>
          <TotalRows rows={rows} total={totals.total} vat={totals.vat} />
          <p className="Summary-card">Card ending {order.card}</p>
          <div className="Panel-row Summary-updates">
            <div>
              Email me updates
              <p className="Quiet">Packing, dispatch and delivery</p>
            </div>
            <Switch
              label="Email me updates"
              checked={order.updates}
              onChange={(updates) => {
                patchOrder(order.id, { updates });
                toast(updates ? `Updates will go to ${order.email}` : "No more updates for this order");
              }}
            />
          </div>
        </aside>
      </div>
      {asking && (
        <Dialog
          title={`Cancel order ${order.id}?`}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Keep order</Button>
              <Button
                variant="contained"
                danger
                onClick={() => {
                  cancelOrder(order);
                  setAsking(false);
                }}
              >
                Yes, cancel it
              </Button>
            </>
          }
        >
          <p>We will stop packing and refund {money(totals.total)} to the card ending {order.card}. This cannot be undone.</p>
        </Dialog>
      )}
    </>
  );
}
