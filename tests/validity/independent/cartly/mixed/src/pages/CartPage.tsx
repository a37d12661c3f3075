import { Trash2, X } from "lucide-react";
import { FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { PageTitle, linkClass } from "../components/Layout";
import { PotArt } from "../components/PotArt";
import { SummaryRows } from "../components/Summary";
import { GLAZES, money, productBySlug } from "../state/catalogue";
import { FREE_FROM, Line, countItems, getState, plural, removeLine, setQty, setState, sizeOf, totalsFor, useStore } from "../state/store";
import { toast } from "../state/toasts";
import { Button, buttonClass } from "../ui/Button";
import { Card, Stepper, Switch } from "../ui/Controls";
import { cn, display } from "../ui/cn";
import { Reveal } from "../ui/Disclosure";
import { inputClass } from "../ui/Field";

const CODE = "POTTED10";

export function CartPage() {
  const cart = useStore((s) => s.cart);
  const giftWrap = useStore((s) => s.giftWrap);
  const promo = useStore((s) => s.promo);
  const [note, setNoteText] = useState("");

  if (cart.length === 0) {
    return (
      <>
        <PageTitle title="Your cart" />
        <div className="rounded-lg border border-dashed border-[#b9c1b6] py-16 text-center">
          <p className="text-lg font-bold">Your cart is empty</p>
          <p className="mb-4 mt-1 text-[15px] text-[#5c6660]">The shelves are not.</p>
          <Link to="/" className={buttonClass()}>
            Keep shopping
          </Link>
        </div>
      </>
    );
  }

  const totals = totalsFor(cart, promo !== null, giftWrap, "standard");
  const toGo = FREE_FROM - (totals.subtotal - totals.discount);

  return (
    <>
      <PageTitle title="Your cart">
        <p className="text-sm text-[#5c6660]">{plural(countItems(cart), "item")}, held until the kiln is unpacked on Tuesday</p>
      </PageTitle>
      <div className="grid grid-cols-[1fr_380px] items-start gap-10">
        <div>
          <ul className="border-t border-[#cfd2ca]">
            {cart.map((line) => (
              <CartRow key={line.id} line={line} />
            ))}
          </ul>
          <Card className="mt-6 flex items-center justify-between px-5 py-4">
            <div>
              <p className="text-[15px]">Gift wrap this order</p>
              <p className="mt-0.5 text-sm text-[#5c6660]">Recycled paper, twine and a hand-cut label. £3.50 an order.</p>
            </div>
            <Switch label="Gift wrap this order" checked={giftWrap} onCheckedChange={(v) => setState({ giftWrap: v })} />
          </Card>
          <div className="mt-3">
            <Reveal title="Add a note to the workshop">
              <textarea
                aria-label="Note to the workshop"
                rows={3}
                maxLength={200}
                placeholder="Anything Ida, Ross or Joan should know?"
                value={note}
                onChange={(e) => setNoteText(e.target.value)}
                className={cn(inputClass, "py-2")}
              />
              <p className="mt-1 text-right text-[13px] text-[#5c6660]">{200 - note.length} characters left</p>
            </Reveal>
          </div>
        </div>
        <aside aria-label="Summary" className="rounded-lg bg-[#e3e9df] p-6">
          <h2 className={cn(display, "text-[22px] leading-6")}>Summary</h2>
          <p className="mt-2.5 text-[15px]">{toGo > 0 ? `${money(toGo)} to go for free standard delivery` : "Standard delivery is free"}</p>
          <div
            role="progressbar"
            aria-label="Towards free delivery"
            aria-valuemin={0}
            aria-valuemax={FREE_FROM}
            aria-valuenow={Math.min(FREE_FROM, FREE_FROM - toGo)}
            className="mt-2 h-2 bg-[#c5cdc3]"
          >
            <div className="h-full bg-[#2f6b4a]" style={{ width: `${Math.min(100, ((FREE_FROM - toGo) / FREE_FROM) * 100)}%` }} />
          </div>
          <Promo promo={promo} />
          <div className="mt-5 border-t border-[#b9c1b6] pt-3.5">
            <SummaryRows totals={totals} delivery="standard" />
          </div>
          <Link to="/checkout" className={cn(buttonClass("primary", "lg"), "mt-5 w-full")}>
            Go to checkout
          </Link>
          <p className="mt-3 text-center text-sm">
            <Link to="/" className={linkClass}>
              Keep shopping
            </Link>
          </p>
        </aside>
      </div>
    </>
  );
}

function CartRow({ line }: { line: Line }) {
  const product = productBySlug(line.slug)!;
  const size = sizeOf(line);
  const undo = () => {
    const before = getState().cart;
    return { label: "Undo", run: () => setState({ cart: before }) };
  };
  return (
    <li className="flex items-center border-b border-[#cfd2ca] py-4">
      <Link to={`/product/${product.slug}`}>
        <PotArt product={product} glaze={line.glaze} view="empty" closeUp className="h-[104px] w-[104px] rounded-md" />
      </Link>
      <div className="ml-5 flex-1">
        <h2 className={cn(display, "text-lg leading-6")}>
          <Link to={`/product/${product.slug}`} className="hover:underline">
            {product.name}
          </Link>
        </h2>
        <p className="text-sm leading-[21px] text-[#5c6660]">
          {GLAZES[line.glaze].name}, {line.size.toLowerCase()} ({size.cm} cm)
        </p>
        <p className="text-sm leading-[21px] text-[#5c6660]">{money(size.price)} each</p>
        <button
          type="button"
          className={cn(linkClass, "mt-1 text-sm")}
          onClick={() => {
            removeLine(line.id);
            toast(`${product.name} saved for later`);
          }}
        >
          Save for later
        </button>
      </div>
      <Stepper label={`Quantity of ${product.name}`} value={line.qty} max={product.stock} onValueChange={(v) => setQty(line.id, v)} />
      <span className={cn(display, "w-[116px] text-right text-lg")}>{money(size.price * line.qty)}</span>
      <Button
        variant="ghost"
        size="icon"
        className="ml-5"
        aria-label={`Remove ${product.name}`}
        onClick={() => {
          const action = undo();
          removeLine(line.id);
          toast(`${product.name} removed from cart`, action);
        }}
      >
        <Trash2 className="h-[17px] w-[17px]" aria-hidden />
      </Button>
    </li>
  );
}

function Promo({ promo }: { promo: string | null }) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");

  const apply = (e: FormEvent) => {
    e.preventDefault();
    const typed = code.trim().toUpperCase();
    if (!typed) return setError("Enter a code first.");
    if (typed !== CODE) return setError(`We don't know the code ${typed}.`);
    setState({ promo: CODE });
    setCode("");
    setError("");
    toast("POTTED10 applied: 10% off");
  };

  if (promo) {
    return (
      <div className="mt-5 flex items-center justify-between rounded-md border border-[#2f6b4a] bg-white px-3 py-2 text-[15px]">
        <span>
          <strong>{promo}</strong> takes 10% off
        </span>
        <button type="button" aria-label="Remove promo code" onClick={() => setState({ promo: null })}>
          <X className="h-4 w-4" aria-hidden />
        </button>
      </div>
    );
  }
  return (
    <form onSubmit={apply} className="mt-5" noValidate>
      <label htmlFor="promo" className="mb-1.5 block text-sm">
        Promo code
      </label>
      <div className="flex gap-2">
        <input
          id="promo"
          value={code}
          aria-invalid={error ? true : undefined}
          onChange={(e) => {
            setCode(e.target.value);
            setError("");
          }}
          className={cn(inputClass, "h-10", error && "border-[#a8432b]")}
        />
        <Button type="submit" variant="outline">
          Apply
        </Button>
      </div>
      <p role={error ? "alert" : undefined} className={cn("mt-1 text-sm", error ? "text-[#a8432b]" : "text-[#5c6660]")}>
        {error || "First order? POTTED10 takes 10% off."}
      </p>
    </form>
  );
}
