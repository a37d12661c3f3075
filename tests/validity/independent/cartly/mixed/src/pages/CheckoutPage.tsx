import { Lock } from "lucide-react";
import { FormEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { PageTitle, linkClass } from "../components/Layout";
import { PotArt } from "../components/PotArt";
import { SummaryRows } from "../components/Summary";
import { GLAZES, money, productBySlug } from "../state/catalogue";
import { DELIVERY, DeliveryId, Order, countItems, getState, plural, setState, sizeOf, totalsFor, useStore } from "../state/store";
import { toast } from "../state/toasts";
import { Button, buttonClass } from "../ui/Button";
import { Checkbox } from "../ui/Controls";
import { cn, display } from "../ui/cn";
import { Field } from "../ui/Field";
import { RadioGroup, RadioItem } from "../ui/RadioGroup";

const EMPTY = { name: "", email: "", phone: "", street: "", town: "", postcode: "", card: "", expiry: "", cvc: "" };
type Values = typeof EMPTY;
type Errors = Partial<Values>;

function validate(v: Values): Errors {
  const errors: Errors = {};
  if (!v.name.trim()) errors.name = "Enter your full name";
  if (!v.email.trim()) errors.email = "Enter your email";
  else if (!/^\S+@\S+\.\S+$/.test(v.email.trim())) errors.email = "That email does not look right";
  if (!v.street.trim()) errors.street = "Enter a street address";
  if (!v.town.trim()) errors.town = "Enter a town or city";
  if (!v.postcode.trim()) errors.postcode = "Enter a postcode";
  else if (!/^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i.test(v.postcode.trim())) errors.postcode = "Enter a UK postcode, such as CT5 1AB";
  if (!v.card.trim()) errors.card = "Enter a card number";
  if (!v.expiry.trim()) errors.expiry = "Enter the expiry date";
  if (!v.cvc.trim()) errors.cvc = "Enter the CVC";
  return errors;
}

export function CheckoutPage() {
  const cart = useStore((s) => s.cart);
  const promo = useStore((s) => s.promo);
  const giftWrap = useStore((s) => s.giftWrap);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [delivery, setDelivery] = useState<DeliveryId>("standard");
  const [sameBilling, setSameBilling] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  if (cart.length === 0) {
    return (
      <>
        <PageTitle title="Checkout" />
        <p className="mb-4 text-[15px]">There is nothing in your cart to pay for.</p>
        <Link to="/" className={buttonClass()}>
          Keep shopping
        </Link>
      </>
    );
  }

  const totals = totalsFor(cart, promo !== null, giftWrap, delivery);

  const bind = (key: keyof Values) => ({
    id: key,
    name: key,
    value: values[key],
    error: errors[key],
    onChange: (e: { target: { value: string } }) => {
      setValues({ ...values, [key]: e.target.value });
      setErrors({ ...errors, [key]: undefined });
    },
  });

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const problems = validate(values);
    setErrors(problems);
    const first = Object.keys(problems)[0];
    if (first) {
      form.current?.querySelector<HTMLElement>(`#${first}`)?.focus();
      return;
    }
    const { orders } = getState();
    const now = new Date();
    const number = `CT-${Math.max(...orders.map((o) => Number(o.number.slice(3)))) + 1}`;
    const order: Order = {
      number,
      date: now.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" }),
      placed: now.toISOString().slice(0, 10),
      status: "Packing",
      items: cart.map(({ slug, glaze, size, qty }) => ({ slug, glaze, size, qty })),
      promo: promo !== null,
      giftWrap,
      delivery,
      name: values.name.trim(),
      email: values.email.trim(),
      address: [values.street.trim(), values.town.trim(), values.postcode.trim().toUpperCase()],
      instructions: "",
      card: values.card.replace(/\s/g, "").slice(-4),
      updates: true,
    };
    setState({ orders: [order, ...orders], cart: [], promo: null, giftWrap: false });
    toast(`Order ${number} placed`);
    navigate(`/orders/${number}`);
  };

  const heading = cn(display, "text-[22px] leading-7");
  return (
    <>
      <PageTitle title="Checkout">
        <Link to="/cart" className={cn(linkClass, "text-sm")}>
          Back to cart
        </Link>
      </PageTitle>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[1fr_380px] items-start gap-10">
        <div className="grid grid-cols-2 gap-x-8 gap-y-6">
          <section aria-label="Contact" className="space-y-3">
            <h2 className={heading}>Contact</h2>
            <Field label="Full name" autoComplete="name" {...bind("name")} />
            <Field label="Email" type="email" autoComplete="email" {...bind("email")} />
            <Field label="Phone" optional type="tel" autoComplete="tel" {...bind("phone")} />
          </section>
          <section aria-label="Delivery address" className="space-y-3">
            <h2 className={heading}>Delivery address</h2>
            <Field label="Street address" autoComplete="street-address" {...bind("street")} />
            <Field label="Town or city" autoComplete="address-level2" {...bind("town")} />
            <Field label="Postcode" autoComplete="postal-code" {...bind("postcode")} />
          </section>
          <section aria-label="Delivery method">
            <h2 className={cn(heading, "mb-2.5")}>Delivery method</h2>
            <RadioGroup label="Delivery method" value={delivery} onValueChange={setDelivery} className="space-y-2.5">
              {(Object.keys(DELIVERY) as DeliveryId[]).map((id) => {
                const option = DELIVERY[id];
                const cost = totalsFor(cart, promo !== null, giftWrap, id).delivery;
                return (
                  <RadioItem
                    key={id}
                    value={id}
                    className="group flex h-11 w-full items-center rounded-md border border-[#9aa29c] bg-white px-3.5 text-left text-[15px]"
                    activeClassName="!border-[#1c2421] shadow-[inset_0_0_0_1px_#1c2421]"
                  >
                    <span className="mr-2.5 flex h-4 w-4 items-center justify-center rounded-full border border-[#767d78] group-aria-checked:border-[#1f3a9e]">
                      <span className="hidden h-2.5 w-2.5 rounded-full bg-[#1f3a9e] group-aria-checked:block" />
                    </span>
                    <strong className="mr-2">{option.name}</strong>
                    <span className="flex-1 text-sm text-[#5c6660]">{option.hint}</span>
                    <span>{cost ? money(cost) : "Free"}</span>
                  </RadioItem>
                );
              })}
            </RadioGroup>
          </section>
          <section aria-label="Payment" className="space-y-3">
            <h2 className={heading}>Payment</h2>
            <Field label="Card number" inputMode="numeric" autoComplete="cc-number" {...bind("card")} />
            <div className="grid grid-cols-2 gap-3">
              <Field label="Expiry" placeholder="MM/YY" autoComplete="cc-exp" {...bind("expiry")} />
              <Field label="CVC" inputMode="numeric" autoComplete="cc-csc" {...bind("cvc")} />
            </div>
            <div className="flex items-center gap-2.5 pt-1">
              <Checkbox id="billing" checked={sameBilling} onCheckedChange={setSameBilling} />
              <label htmlFor="billing" className="text-[15px]">
                Billing address is the same as delivery
              </label>
            </div>
          </section>
        </div>
        <aside aria-label="Your order" className="rounded-lg bg-[#e3e9df] p-6">
          <h2 className={cn(display, "text-[22px] leading-6")}>Your order, {plural(countItems(cart), "item")}</h2>
          <ul className="mb-6 mt-4 space-y-4">
            {cart.map((line) => {
              const product = productBySlug(line.slug)!;
              const size = sizeOf(line);
              return (
                <li key={line.id} className="flex items-center gap-3">
                  <PotArt product={product} glaze={line.glaze} view="empty" closeUp className="h-[54px] w-[54px] rounded-md" />
                  <div className="flex-1">
                    <p className="text-[15px] font-bold">{product.name}</p>
                    <p className="text-sm text-[#5c6660]">
                      {GLAZES[line.glaze].name}, {size.cm} cm, quantity {line.qty}
                    </p>
                  </div>
                  <span className="text-[15px]">{money(size.price * line.qty)}</span>
                </li>
              );
            })}
          </ul>
          <div className="border-t border-[#b9c1b6] pt-3">
            <SummaryRows totals={totals} delivery={delivery} />
          </div>
          <Button type="submit" size="lg" className="mt-5 w-full">
            <Lock className="h-4 w-4" aria-hidden /> Place order, {money(totals.total)}
          </Button>
          <p className="mt-2.5 text-center text-sm text-[#5c6660]">Free returns for 30 days. Breakages are on us.</p>
        </aside>
      </form>
    </>
  );
}
