import { Check, Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { PageTitle, linkClass } from "../components/Layout";
import { OrderItems } from "../components/OrderItems";
import { SummaryRows } from "../components/Summary";
import { productBySlug } from "../state/catalogue";
import { DELIVERY, Order, Status, addToCart, orderTotals, patchOrder, plural, setState, useStore } from "../state/store";
import { toast } from "../state/toasts";
import { Button } from "../ui/Button";
import { Card, Switch } from "../ui/Controls";
import { cn, display } from "../ui/cn";
import { Dialog } from "../ui/Dialog";
import { Reveal } from "../ui/Disclosure";
import { inputClass } from "../ui/Field";

export function OrderPage() {
  const { number } = useParams();
  const order = useStore((s) => s.orders.find((o) => o.number === number));
  if (!order) {
    return (
      <>
        <PageTitle title="We can't find that order" />
        <Link to="/orders" className={linkClass}>
          All orders
        </Link>
      </>
    );
  }
  return <OrderView key={order.number} order={order} />;
}

const STEPS = ["Confirmed", "Packing", "On the van", "Delivered"];

const HEADLINES: Record<Status, (first: string) => string> = {
  Packing: (first) => `Thank you, ${first}. Your order is in.`,
  "On the van": (first) => `On its way, ${first}.`,
  Delivered: (first) => `Delivered. Enjoy it, ${first}.`,
  Cancelled: () => "This order was cancelled.",
};

const EVENTS = [
  "Order confirmed and paid",
  "Wrapped and boxed in the workshop",
  "Handed to the carrier",
  "Delivered",
];

function OrderView({ order }: { order: Order }) {
  const cart = useStore((s) => s.cart);
  const [confirming, setConfirming] = useState(false);
  const [updates, setUpdates] = useState(order.updates);

  const cancelled = order.status === "Cancelled";
  const reached = STEPS.indexOf(order.status);
  const totals = orderTotals(order);

  const again = () => {
    const items = order.items.filter((i) => productBySlug(i.slug)!.stock > 0);
    if (items.length === 0) return toast("Nothing in this order is in stock");
    items.forEach((item) => setState({ cart: addToCart(cart, item) }));
    toast(`${plural(items.length, "pot")} added to cart`);
  };
  const cancel = () => {
    patchOrder(order.number, { status: "Cancelled" });
    setConfirming(false);
    toast(`Order ${order.number} cancelled`);
  };

  return (
    <>
      <nav aria-label="Breadcrumb" className="flex gap-2 pt-4 text-sm">
        <Link to="/orders" className="text-[#5c6660] underline underline-offset-[3px]">
          Orders
        </Link>
        <span className="text-[#5c6660]">/</span>
        <span aria-current="page">{order.number}</span>
      </nav>
      <div className="-mt-3">
        <PageTitle
          title={HEADLINES[order.status](order.name.split(" ")[0])}
          sub={`Order ${order.number}, placed ${order.date}. Receipt sent to ${order.email}`}
        >
          <div className="flex gap-3">
            {order.status === "Packing" && (
              <Button variant="outline" onClick={() => setConfirming(true)}>
                Cancel order
              </Button>
            )}
            <Button onClick={again}>
              <RotateCcw className="h-4 w-4" aria-hidden /> Buy again
            </Button>
          </div>
        </PageTitle>
      </div>

      {cancelled ? (
        <p className="mb-6 rounded-md bg-[#f3d3c8] px-4 py-3 text-[15px]">Cancelled. The money goes back to the card ending {order.card}.</p>
      ) : (
        <ol className="mb-6 grid grid-cols-4">
          {STEPS.map((step, i) => (
            <li
              key={step}
              aria-current={i === reached ? "step" : undefined}
              className={cn("flex items-center gap-2.5 border-t-4 pt-3 text-[15px]", i <= reached ? "border-[#2f6b4a]" : "border-[#cdd2cb] text-[#5c6660]")}
            >
              <span
                className={cn(
                  "flex h-6 w-6 items-center justify-center rounded-full text-[13px] font-bold",
                  i <= reached ? "bg-[#2f6b4a] text-white" : "bg-[#cdd2cb]",
                )}
              >
                {i <= reached ? <Check className="h-3.5 w-3.5" aria-hidden /> : i + 1}
              </span>
              <span className={i === reached ? "font-bold" : undefined}>{step}</span>
            </li>
          ))}
        </ol>
      )}

      <div className="grid grid-cols-[1fr_380px] items-start gap-10">
        <div className="space-y-4">
          <Card className="px-5 pb-6 pt-4">
            <h2 className={cn(display, "mb-3 text-[22px]")}>Items</h2>
            <OrderItems items={order.items} />
          </Card>
          <div className="grid grid-cols-2 gap-4">
            <Card className="px-5 py-4">
              <h2 className={cn(display, "text-lg")}>{DELIVERY[order.delivery].name} delivery</h2>
              <address className="text-[15px] not-italic leading-[22.5px]">
                {[order.name, ...order.address].map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </Card>
            <Instructions order={order} />
          </div>
          <Reveal title="Tracking history">
            <ol className="space-y-2 text-[15px]">
              {EVENTS.slice(0, cancelled ? 1 : reached + 1).map((event) => (
                <li key={event}>{event}</li>
              ))}
              {cancelled && <li>Order cancelled</li>}
            </ol>
          </Reveal>
        </div>
        <aside aria-label="Paid" className="rounded-lg bg-[#e3e9df] p-6">
          <h2 className={cn(display, "border-b border-[#b9c1b6] pb-4 text-[22px]")}>Paid</h2>
          <div className="pt-3.5">
            <SummaryRows totals={totals} delivery={order.delivery} />
          </div>
          <p className="border-b border-[#b9c1b6] py-4 text-[15px]">Card ending {order.card}</p>
          <div className="flex items-center justify-between pt-4">
            <div>
              <p className="text-[15px]">Email me updates</p>
              <p className="text-sm text-[#5c6660]">Packing, dispatch and delivery</p>
            </div>
            <Switch label="Email me updates" checked={updates} onCheckedChange={setUpdates} />
          </div>
        </aside>
      </div>

      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        alert
        title={`Cancel order ${order.number}?`}
        description="We will stop packing it and refund your card within three days."
      >
        <div className="flex justify-end gap-3">
          <Button variant="outline" data-autofocus onClick={() => setConfirming(false)}>
            Keep order
          </Button>
          <Button variant="danger" onClick={cancel}>
            Yes, cancel it
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Instructions({ order }: { order: Order }) {
  const [editing, setEditing] = useState(false);
  const [text, setText] = useState(order.instructions);

  const start = () => {
    setText(order.instructions);
    setEditing(true);
  };
  const save = () => {
    patchOrder(order.number, { instructions: text.trim() });
    setEditing(false);
    toast("Delivery instructions updated");
  };

  return (
    <Card className="px-5 py-4">
      <h2 className={cn(display, "text-lg")}>Delivery instructions</h2>
      {editing ? (
        <div className="mt-1">
          <textarea aria-label="Delivery instructions" autoFocus rows={2} value={text} onChange={(e) => setText(e.target.value)} className={cn(inputClass, "py-2")} />
          <div className="mt-2 flex gap-2">
            <Button size="sm" onClick={save}>
              Save
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setEditing(false)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : order.instructions ? (
        <div className="flex items-center border-l-[3px] border-[#d49a2e] pl-2.5 text-[15px]">
          <span className="flex-1">{order.instructions}</span>
          <Button variant="ghost" size="icon" aria-label="Edit instructions" onClick={start}>
            <Pencil className="h-[15px] w-[15px]" aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Delete instructions">
            <Trash2 className="h-[15px] w-[15px]" aria-hidden />
          </Button>
        </div>
      ) : (
        <button type="button" onClick={start} className="mt-1 flex items-center gap-1 text-sm text-[#1f3a9e]">
          <Plus className="h-3.5 w-3.5" aria-hidden />
          <span className={linkClass}>Add instructions</span>
        </button>
      )}
    </Card>
  );
}
