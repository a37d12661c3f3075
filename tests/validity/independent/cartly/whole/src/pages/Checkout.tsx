import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Lock, ChevronDown, ChevronUp } from "lucide-react";
import { glazeOf, money, potOf } from "../data/pots";
import { placeOrder, setDraft, toast } from "../store/actions";
import { setState, useShop, type Draft } from "../store/store";
import { cartTotals, countOf, DELIVERIES, deliveryPrice, plural, sizeOf } from "../store/totals";
import { PotArt } from "../components/PotArt";
import { TotalRows } from "../components/PotCard";
import { Button, ButtonLink, IconButton } from "../ui/Button";
import { Checkbox } from "../ui/Controls";
import { Field } from "../ui/Field";
import { totalRows } from "./Cart";
import { check, slashed, spaced, type Card, type FormErrors } from "./checkoutRules";

export function Checkout() {
  const state = useShop((s) => s);
  const { cart, draft, delivery } = state;
  const [card, setCard] = useState<Card>({ number: "", expiry: "", cvc: "" });
  const [touched, setTouched] = useState<Set<string>>(new Set());
  const [open, setOpen] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const totals = cartTotals(state);

  if (cart.length === 0)
    return (
      <>
        <div className="PageHead PageHead-plain">
          <h1>Checkout</h1>
        </div>
        <div className="Empty">
          <h2>There is nothing to check out</h2>
          <p>Add a pot to your cart first.</p>
          <ButtonLink to="/" variant="contained">
            Back to the shop
          </ButtonLink>
        </div>
      </>
    );

  const errors = check(draft, card, delivery !== "collect");
  const shown: FormErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => touched.has(name)));
  const touch = (name: string) => setTouched((t) => new Set(t).add(name));

  const field = (name: Exclude<keyof Draft, "billingSame">) => ({
    shrink: true,
    name,
    value: draft[name],
    onChange: (v: string) => setDraft({ [name]: v }),
    onBlur: () => draft[name] && touch(name),
    error: shown[name],
  });
  const cardField = (name: keyof Card, tidy: (t: string) => string) => ({
    shrink: true,
    name,
    value: card[name],
    onChange: (v: string) => setCard((c) => ({ ...c, [name]: tidy(v) })),
    onBlur: () => card[name] && touch(name),
    error: shown[name],
    inputMode: "numeric" as const,
  });

  const submit = () => {
    const names = Object.keys(errors);
    if (names.length) {
      setTouched(new Set(names));
      form.current?.querySelector<HTMLInputElement>(`[name="${names[0]}"]`)?.focus();
      toast(`Please check ${plural(names.length, "field")} before you place the order`, { tone: "bad" });
      return;
    }
    const id = placeOrder(card.number);
    toast(`Order ${id} placed`);
    navigate(`/orders/${id}`);
  };

  return (
    <>
      <div className="PageHead PageHead-plain">
        <h1>Checkout</h1>
        <Link to="/cart" className="TextLink">
          Back to cart
        </Link>
      </div>
      <form
        ref={form}
        noValidate
        className="Split"
        onSubmit={(e) => {
          e.preventDefault();
          submit();
        }}
      >
        <div className="Checkout-fields">
          <section>
            <h2>Contact</h2>
            <Field label="Full name" autoComplete="name" {...field("name")} />
            <Field label="Email" type="email" autoComplete="email" {...field("email")} />
            <Field
              label={
                <>
                  Phone <small>(optional)</small>
                </>
              }
              type="tel"
              autoComplete="tel"
              {...field("phone")}
            />
          </section>
          <section>
            <h2>Delivery address</h2>
            <Field label="Street address" autoComplete="street-address" {...field("street")} />
            <Field label="Town or city" autoComplete="address-level2" {...field("town")} />
            <Field label="Postcode" autoComplete="postal-code" {...field("postcode")} />
          </section>
          <section>
            <h2>Delivery method</h2>
            <div role="radiogroup" aria-label="Delivery method">
              {DELIVERIES.map((d) => {
                const price = deliveryPrice(d.id, totals.subtotal);
                return (
                  <label key={d.id} className={delivery === d.id ? "Method Method-on" : "Method"}>
                    <span className="Radio">
                      <input type="radio" name="delivery" checked={delivery === d.id} onChange={() => setState({ delivery: d.id })} />
                      <span />
                    </span>
                    <b>{d.name}</b>
                    <span className="Quiet">{d.hint}</span>
                    <span className="Method-price">{price ? money(price) : "Free"}</span>
                  </label>
                );
              })}
            </div>
          </section>
          <section>
            <h2>Payment</h2>
            <Field label="Card number" autoComplete="cc-number" {...cardField("number", spaced)} />
            <div className="Checkout-pair">
              <Field label="Expiry" placeholder="MM/YY" autoComplete="cc-exp" {...cardField("expiry", slashed)} />
              <Field label="CVC" autoComplete="cc-csc" {...cardField("cvc", (t) => t.replace(/\D/g, "").slice(0, 4))} />
            </div>
            <Checkbox checked={draft.billingSame} onChange={(billingSame) => setDraft({ billingSame })}>
              Billing address is the same as delivery
            </Checkbox>
            {!draft.billingSame && (
              <div className="Checkout-billing">
                <h3>Billing address</h3>
                <Field label="Billing street address" {...field("billStreet")} />
                <Field label="Billing town or city" {...field("billTown")} />
                <Field label="Billing postcode" {...field("billPostcode")} />
              </div>
            )}
          </section>
        </div>
        <aside className="Summary">
          <div className="Summary-head">
            <h2>Your order, {plural(countOf(cart), "item")}</h2>
            <IconButton aria-label={open ? "Hide the items" : "Show the items"} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <ChevronUp size={17} /> : <ChevronDown size={17} />}
            </IconButton>
          </div>
          {open && (
            <ul className="MiniLines">
              {cart.map((line) => {
                const pot = potOf(line.pot)!;
                const size = sizeOf(line);
                return (
                  <li key={line.key}>
                    <span className="Mini-art">
                      <PotArt pot={pot} glaze={line.glaze} mode="empty" close />
                    </span>
                    <div>
                      <b>{pot.name}</b>
                      <p className="Quiet">
                        {glazeOf(line.glaze).name}, {size.across} cm, quantity {line.qty}
                      </p>
                    </div>
                    <span>{money(size.price * line.qty)}</span>
                  </li>
                );
              })}
            </ul>
          )}
          <TotalRows rows={totalRows(state)} total={totals.total} vat={totals.vat} />
          <Button type="submit" variant="contained" size="large" fullWidth startIcon={<Lock size={16} />}>
            Place order, {money(totals.total)}
          </Button>
          <p className="Center Quiet">Free returns for 30 days. Breakages are on us.</p>
        </aside>
      </form>
    </>
  );
}
