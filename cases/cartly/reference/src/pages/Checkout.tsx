import { useRef, useState, type FormEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Field } from "../components/controls";
import CheckoutSummary from "../components/CheckoutSummary";
import { useShop } from "../state/store";
import { cartTotals, deliveryCost, METHODS, money, TODAY, unitPrice } from "../state/totals";
import type { Method, Order } from "../state/types";
import * as v from "../state/validate";

const BLANK = {
  name: "", email: "", phone: "", street: "", town: "", postcode: "", card: "", expiry: "", cvc: "",
  billStreet: "", billTown: "", billPostcode: "",
};
type Form = typeof BLANK;
type Key = keyof Form;
type Errors = Partial<Record<Key, string>>;

const CHECKS: Record<Key, (value: string) => string> = {
  name: v.checkName, email: v.checkEmail, phone: v.checkPhone,
  street: v.checkRequired("your street address"), town: v.checkRequired("your town or city"), postcode: v.checkPostcode,
  card: v.checkCard, expiry: v.checkExpiry, cvc: v.checkCvc,
  billStreet: v.checkRequired("the billing street address"), billTown: v.checkRequired("the billing town or city"), billPostcode: v.checkPostcode,
};

export default function Checkout() {
  const { state, dispatch, toast } = useShop();
  const navigate = useNavigate();
  const [form, setForm] = useState<Form>(BLANK);
  const [errors, setErrors] = useState<Errors>({});
  const [tried, setTried] = useState(false);
  const [sameBilling, setSameBilling] = useState(true);
  const formEl = useRef<HTMLFormElement>(null);
  const totals = cartTotals(state);
  const collect = state.method === "collect";

  const keys = (Object.keys(CHECKS) as Key[]).filter(
    (k) => !(collect && ["street", "town", "postcode"].includes(k)) && !((collect || sameBilling) && k.startsWith("bill")),
  );
  const faults = keys.filter((k) => errors[k]);

  const write = (k: Key, value: string) => {
    setForm((f) => ({ ...f, [k]: value }));
    if (errors[k]) setErrors((e) => ({ ...e, [k]: CHECKS[k](value) }));
  };
  const bind = (k: Key, tidy: (s: string) => string = (s) => s) => ({
    id: k,
    value: form[k],
    error: errors[k],
    onChange: (s: string) => write(k, tidy(s)),
    onBlur: () => form[k].trim() && setErrors((e) => ({ ...e, [k]: CHECKS[k](form[k]) })),
  });

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const next: Errors = {};
    for (const k of keys) next[k] = CHECKS[k](form[k]);
    setErrors(next);
    setTried(true);
    const first = keys.find((k) => next[k]);
    if (first) {
      formEl.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus();
      return;
    }
    const number = Math.max(...state.orders.map((o) => Number(o.id.slice(3)))) + 1;
    const order: Order = {
      id: `CT-${number}`, placed: TODAY, status: "packing",
      lines: state.cart.map((l) => ({ ...l, price: unitPrice(l) })),
      promo: state.promo, discount: totals.discount, method: state.method, delivery: totals.delivery, giftWrap: state.giftWrap,
      name: form.name.trim(), email: form.email.trim(),
      address: collect ? ["Collect from the workshop", "Unit 4, Harbour Yard", "Whitstable CT5 1AB"] : [form.street.trim(), form.town.trim(), v.tidyPostcode(form.postcode)],
      card: form.card.replace(/\D/g, "").slice(-4), note: state.note, instructions: "", updates: true,
      events: [{ when: "15 Jan, 10:00", text: "Payment taken, order confirmed" }],
    };
    dispatch({ type: "place", order });
    toast(`Order ${order.id} placed`);
    navigate(`/orders/${order.id}`, { replace: true });
  };

  if (state.cart.length === 0)
    return (
      <div className="empty mt-10">
        <h1 className="h1">Nothing to check out</h1>
        <p>Your cart is empty, so there is nothing to pay for yet.</p>
        <Link to="/" className="btn">Browse the shop</Link>
      </div>
    );

  return (
    <>
      <div className="page-head">
        <h1 className="h1">Checkout</h1>
        <Link to="/cart" className="text-btn">Back to cart</Link>
      </div>
      <form ref={formEl} noValidate onSubmit={submit} className="two-col">
        <div className="grid grid-cols-2 gap-x-8 gap-y-6">
          {tried && faults.length > 0 && <p className="alert col-span-2" role="alert">Please check {faults.length === 1 ? "the field" : `the ${faults.length} fields`} marked in red.</p>}
          <div className="form-part">
            <h2 className="h2">Contact</h2>
            <Field label="Full name" autoComplete="name" {...bind("name")} />
            <Field label="Email" type="email" autoComplete="email" {...bind("email")} />
            <Field label="Phone" hint="(optional)" type="tel" autoComplete="tel" {...bind("phone")} />
          </div>
          <div className="form-part">
            <h2 className="h2">Delivery address</h2>
            {collect ? <p>Collect from Unit 4, Harbour Yard, Whitstable CT5 1AB. Thursday to Saturday, 10 till 4. We'll email when it is ready.</p> : (
              <>
                <Field label="Street address" autoComplete="street-address" {...bind("street")} />
                <Field label="Town or city" autoComplete="address-level2" {...bind("town")} />
                <Field label="Postcode" autoComplete="postal-code" {...bind("postcode")} />
              </>
            )}
          </div>
          <fieldset className="form-part">
            <legend className="h2">Delivery method</legend>
            {(Object.keys(METHODS) as Method[]).map((m) => {
              const cost = deliveryCost(m, totals.subtotal - totals.discount, state.promo);
              return (
                <label key={m} className="method">
                  <input type="radio" name="method" value={m} checked={state.method === m} onChange={() => dispatch({ type: "method", method: m })} />
                  <span className="grow"><b>{METHODS[m].name}</b> <small className="muted">{METHODS[m].when}</small></span>
                  <span>{cost === 0 ? "Free" : money(cost)}</span>
                </label>
              );
            })}
          </fieldset>
          <div className="form-part">
            <h2 className="h2">Payment</h2>
            <Field label="Card number" inputMode="numeric" autoComplete="cc-number" {...bind("card", v.groupCard)} />
            <div className="grid grid-cols-2 gap-3">
              <Field label="Expiry" placeholder="MM/YY" inputMode="numeric" autoComplete="cc-exp" {...bind("expiry", v.slashExpiry)} />
              <Field label="CVC" inputMode="numeric" autoComplete="cc-csc" {...bind("cvc", v.onlyDigits)} />
            </div>
            {!collect && (
              <label className="check">
                <input type="checkbox" checked={sameBilling} onChange={(e) => setSameBilling(e.target.checked)} />
                <span>Billing address is the same as delivery</span>
              </label>
            )}
            {!collect && !sameBilling && (
              <>
                <Field label="Billing street address" {...bind("billStreet")} />
                <Field label="Billing town or city" {...bind("billTown")} />
                <Field label="Billing postcode" {...bind("billPostcode")} />
              </>
            )}
          </div>
        </div>
        <CheckoutSummary totals={totals} />
      </form>
    </>
  );
}
