import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Field } from "../components/Field";
import { Icon } from "../components/Icon";
import { PotArt } from "../components/PotArt";
import { SummaryRows } from "../components/SummaryRows";
import type { Order } from "../data/orders";
import { findProduct } from "../data/products";
import { deliveryMethods, linePrice, totals, useCart } from "../state/CartContext";
import { useOrders } from "../state/OrdersContext";
import { useUi } from "../state/UiContext";
import { color, money, ui } from "../theme";

const blank = { name: "", email: "", phone: "", street: "", town: "", postcode: "", card: "", expiry: "", cvc: "" };
type Form = typeof blank;

const required: [keyof Form, string][] = [
  ["name", "Tell us who it is for"],
  ["email", "We need an email for the receipt"],
  ["street", "Add a street address"],
  ["town", "Add a town or city"],
  ["postcode", "Add a postcode"],
  ["card", "Add a card number"],
  ["expiry", "Add the expiry date"],
  ["cvc", "Add the CVC"],
];

function validate(form: Form) {
  const errors: Partial<Form> = {};
  for (const [key, message] of required) if (!form[key].trim()) errors[key] = message;
  if (form.email.trim() && !/^\S+@\S+\.\S+$/.test(form.email.trim())) errors.email = "That does not look like an email";
  return errors;
}

export function CheckoutPage() {
  const navigate = useNavigate();
  const { cart, dispatchCart } = useCart();
  const { orders, dispatchOrders } = useOrders();
  const { toast } = useUi();
  const [form, setForm] = useState(blank);
  const [errors, setErrors] = useState<Partial<Form>>({});
  const [sameBilling, setSameBilling] = useState(true);
  const { subtotal, count, discount, delivery, method, total } = totals(cart);

  const field = (id: keyof Form, label: string, extra: { optional?: boolean; placeholder?: string } = {}) => (
    <Field
      id={id}
      label={label}
      {...extra}
      value={form[id]}
      error={errors[id]}
      onChange={(value) => {
        setForm({ ...form, [id]: value });
        setErrors({ ...errors, [id]: undefined });
      }}
    />
  );

  const place = () => {
    const found = validate(form);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      toast("Some details are missing");
      return;
    }
    const next = Math.max(...orders.map((o) => Number(o.id.slice(3)))) + 1;
    const order: Order = {
      id: `CT-${next}`,
      placed: new Date().toISOString().slice(0, 10),
      status: "Packing",
      items: cart.lines.map((l) => ({
        productId: l.productId,
        glaze: l.glaze,
        cm: findProduct(l.productId)!.sizes[l.size].cm,
        price: linePrice(l),
        quantity: l.quantity,
      })),
      subtotal,
      discount,
      promo: cart.promo ?? undefined,
      deliveryName: method.name,
      deliveryPrice: delivery,
      giftWrap: 0,
      total,
      name: form.name.trim(),
      email: form.email.trim(),
      address: [form.street.trim(), form.town.trim(), form.postcode.trim().toUpperCase()],
      card: form.card.replace(/\s/g, "").slice(-4),
      instructions: "",
    };
    dispatchOrders({ type: "place", order });
    dispatchCart({ type: "clear" });
    navigate(`/orders/${order.id}`);
    toast("Order placed");
  };

  if (cart.lines.length === 0)
    return (
      <div style={{ padding: "90px 0", textAlign: "center" }}>
        <h1 style={ui.h1}>Nothing to check out</h1>
        <button type="button" style={{ ...ui.primary, marginTop: 20 }} onClick={() => navigate("/")}>Keep shopping</button>
      </div>
    );

  const title = { ...ui.h2, marginBottom: 6 };

  return (
    <>
      <div style={{ ...ui.row, alignItems: "flex-end", padding: "22px 0 16px" }}>
        <h1 style={ui.h1}>Checkout</h1>
        <button type="button" style={ui.link} onClick={() => navigate("/cart")}>Back to cart</button>
      </div>
      <div style={{ display: "flex", gap: 40, alignItems: "flex-start" }}>
        <div style={{ flex: 1, display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 32 }}>
          <section style={{ marginBottom: 12 }}>
            <h2 style={title}>Contact</h2>
            {field("name", "Full name")}
            {field("email", "Email")}
            {field("phone", "Phone", { optional: true })}
          </section>
          <section style={{ marginBottom: 12 }}>
            <h2 style={title}>Delivery address</h2>
            {field("street", "Street address")}
            {field("town", "Town or city")}
            {field("postcode", "Postcode")}
          </section>
          <section>
            <h2 style={title}>Delivery method</h2>
            <div role="radiogroup" style={{ display: "grid", gap: 10 }}>
              {deliveryMethods.map((m) => {
                const on = m.name === cart.delivery;
                const price = m.name === "Standard" && subtotal >= 75 ? 0 : m.price;
                return (
                  <div
                    key={m.name}
                    role="radio"
                    aria-checked={on}
                    tabIndex={0}
                    onClick={() => dispatchCart({ type: "delivery", name: m.name })}
                    onKeyDown={(e) => (e.key === " " || e.key === "Enter") && dispatchCart({ type: "delivery", name: m.name })}
                    style={{ display: "flex", alignItems: "center", height: 44, padding: "0 13px", background: color.white, borderRadius: 6, cursor: "pointer", boxShadow: `inset 0 0 0 ${on ? 2 : 1}px ${on ? color.ink : color.border}` }}
                  >
                    <span style={{ width: 17, height: 17, borderRadius: 9, border: `1px solid ${on ? color.blue : "#777"}`, display: "grid", placeItems: "center" }}>
                      {on && <span style={{ width: 11, height: 11, borderRadius: 6, background: color.blue }} />}
                    </span>
                    <b style={{ margin: "0 8px 0 11px" }}>{m.name}</b>
                    <span style={{ ...ui.muted, flex: 1 }}>{m.when}</span>
                    <span>{price ? money(price) : "Free"}</span>
                  </div>
                );
              })}
            </div>
          </section>
          <section>
            <h2 style={title}>Payment</h2>
            {field("card", "Card number")}
            <div style={{ display: "flex", gap: 12 }}>
              {field("expiry", "Expiry", { placeholder: "MM/YY" })}
              {field("cvc", "CVC")}
            </div>
            <label style={{ display: "flex", alignItems: "center", gap: 9, marginTop: 4 }}>
              <input type="checkbox" checked={sameBilling} onChange={(e) => setSameBilling(e.target.checked)} style={{ width: 17, height: 17, margin: 0, accentColor: color.blue }} />
              Billing address is the same as delivery
            </label>
          </section>
        </div>
        <aside style={{ ...ui.panel, width: 380, flex: "none" }}>
          <h2 style={ui.h2}>Your order, {count} {count === 1 ? "item" : "items"}</h2>
          <div style={{ margin: "12px 0 24px", display: "grid", gap: 16 }}>
            {cart.lines.map((l) => {
              const product = findProduct(l.productId)!;
              return (
                <div key={l.key} style={{ display: "flex", alignItems: "center", gap: 13 }}>
                  <PotArt product={product} glaze={l.glaze} view="empty" close style={{ width: 54, height: 54, flex: "none" }} />
                  <div style={{ flex: 1 }}>
                    <b>{product.name}</b>
                    <div style={ui.muted}>{l.glaze}, {product.sizes[l.size].cm} cm, quantity {l.quantity}</div>
                  </div>
                  <span>{money(linePrice(l) * l.quantity)}</span>
                </div>
              );
            })}
          </div>
          <SummaryRows subtotal={subtotal} discount={discount} promo={cart.promo} deliveryName={method.name} delivery={delivery} total={total} />
          <button type="button" style={{ ...ui.primary, width: "100%", height: 48, fontSize: 16.5, margin: "18px 0 8px" }} onClick={place}>
            <Icon name="lock" size={16} />
            Place order, {money(total)}
          </button>
          <div style={{ ...ui.muted, textAlign: "center" }}>Free returns for 30 days. Breakages are on us.</div>
        </aside>
      </div>
    </>
  );
}
