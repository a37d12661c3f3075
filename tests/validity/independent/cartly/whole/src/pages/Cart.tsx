import { useState } from "react";
import { Link } from "react-router-dom";
import { Trash2, X } from "lucide-react";
import { money, potOf } from "../data/pots";
import { leftFor, removeLine, saveForLater, setQty, toast } from "../store/actions";
import { setState, useShop, type State } from "../store/store";
import { cartTotals, countOf, DELIVERIES, FREE_FROM, plural, sizeOf } from "../store/totals";
import { PotArt } from "../components/PotArt";
import { lineText, TotalRows } from "../components/PotCard";
import { Button, ButtonLink, IconButton } from "../ui/Button";
import { Disclosure, Stepper, Switch } from "../ui/Controls";
import { Field } from "../ui/Field";

export function totalRows(s: State): [string, string][] {
  const t = cartTotals(s);
  const method = DELIVERIES.find((d) => d.id === s.delivery)!;
  return [
    ["Subtotal", money(t.subtotal)],
    ...(t.discount ? [[`Discount (${s.promo})`, money(-t.discount)] as [string, string]] : []),
    ...(t.wrap ? [["Gift wrap", money(t.wrap)] as [string, string]] : []),
    [`Delivery (${method.name})`, t.delivery ? money(t.delivery) : "Free"],
  ];
}

function Promo() {
  const promo = useShop((s) => s.promo);
  const [code, setCode] = useState("");
  const [error, setError] = useState("");

  const apply = () => {
    const tidy = code.trim().toUpperCase();
    if (!tidy) return setError("Enter a promo code first.");
    if (tidy !== "POTTED10") return setError(`${tidy} is not a code we know.`);
    setState({ promo: tidy });
    setCode("");
    setError("");
    toast("POTTED10 applied, 10% off");
  };

  if (promo)
    return (
      <div className="Promo">
        <div className="Choice">Promo code</div>
        <div className="Chip">
          {promo}, 10% off
          <IconButton aria-label={`Remove promo code ${promo}`} onClick={() => setState({ promo: null })}>
            <X size={14} />
          </IconButton>
        </div>
      </div>
    );

  return (
    <div className="Promo">
      <div className="Promo-row">
        <Field
          shrink
          label="Promo code"
          value={code}
          onChange={(v) => {
            setCode(v);
            setError("");
          }}
          error={error}
          helper="First order? POTTED10 takes 10% off."
          onEnter={apply}
        />
        <Button onClick={apply}>Apply</Button>
      </div>
    </div>
  );
}

function WorkshopNote() {
  const saved = useShop((s) => s.cartNote);
  const [open, setOpen] = useState(saved !== "");
  const [text, setText] = useState(saved);
  return (
    <Disclosure title={saved ? "Your note to the workshop" : "Add a note to the workshop"} open={open} onToggle={() => setOpen(!open)}>
      <Field multiline label="Note to the workshop" value={text} onChange={setText} maxLength={240} helper={`${text.length} of 240`} />
      <div className="Actions">
        <Button
          variant="contained"
          size="small"
          disabled={text.trim() === saved}
          onClick={() => {
            setState({ cartNote: text.trim() });
            setText(text.trim());
            toast(text.trim() ? "Note saved for the workshop" : "Note removed");
          }}
        >
          Save note
        </Button>
      </div>
    </Disclosure>
  );
}

export function Cart() {
  const state = useShop((s) => s);
  const { cart, giftWrap } = state;
  const count = countOf(cart);
  const totals = cartTotals(state);

  if (cart.length === 0)
    return (
      <>
        <div className="PageHead PageHead-plain">
          <h1>Your cart</h1>
        </div>
        <div className="Empty">
          <h2>Your cart is empty</h2>
          <p>Everything you add will wait for you here.</p>
          <ButtonLink to="/" variant="contained">
            Back to the shop
          </ButtonLink>
        </div>
      </>
    );

  return (
    <>
      <div className="PageHead PageHead-plain">
        <h1>Your cart</h1>
        <p className="Quiet">{plural(count, "item")}, held until the kiln is unpacked on Tuesday</p>
      </div>
      <div className="Split">
        <div>
          <ul className="Lines">
            {cart.map((line) => {
              const pot = potOf(line.pot)!;
              const price = sizeOf(line).price;
              return (
                <li key={line.key} className="Line">
                  <Link to={`/pots/${pot.id}`} className="Line-art" tabIndex={-1} aria-hidden>
                    <PotArt pot={pot} glaze={line.glaze} mode="empty" close />
                  </Link>
                  <div className="Line-text">
                    <h3>
                      <Link to={`/pots/${pot.id}`}>{pot.name}</Link>
                    </h3>
                    <p>{lineText(line)}</p>
                    <p>{money(price)} each</p>
                    <button type="button" className="TextLink" onClick={() => saveForLater(line)}>
                      Save for later
                    </button>
                  </div>
                  <Stepper label={pot.name} value={line.qty} max={leftFor(line.pot, line.key)} onChange={(n) => setQty(line.key, n)} />
                  <span className="Price">{money(price * line.qty)}</span>
                  <IconButton aria-label={`Remove ${pot.name} from cart`} onClick={() => removeLine(line)}>
                    <Trash2 size={17} />
                  </IconButton>
                </li>
              );
            })}
          </ul>
          <div className="Panel Panel-row">
            <div>
              Gift wrap this order
              <p className="Quiet">Recycled paper, twine and a hand-cut label. £3.50 an order.</p>
            </div>
            <Switch label="Gift wrap this order" checked={giftWrap} onChange={(on) => setState({ giftWrap: on })} />
          </div>
          <WorkshopNote />
        </div>
        <aside className="Summary">
          <h2>Summary</h2>
          <p className="ToGo">{totals.toGo > 0 ? `${money(totals.toGo)} to go for free standard delivery` : "Standard delivery is free for this order"}</p>
          <div className="Bar" role="progressbar" aria-label="Towards free delivery" aria-valuemin={0} aria-valuemax={FREE_FROM} aria-valuenow={Math.min(FREE_FROM, totals.subtotal)}>
            <span style={{ width: `${Math.min(100, (totals.subtotal / FREE_FROM) * 100)}%` }} />
          </div>
          <Promo />
          <TotalRows rows={totalRows(state)} total={totals.total} vat={totals.vat} />
          <ButtonLink to="/checkout" variant="contained" size="large" fullWidth>
            Go to checkout
          </ButtonLink>
          <p className="Center">
            <Link to="/" className="TextLink">
              Keep shopping
            </Link>
          </p>
        </aside>
      </div>
    </>
  );
}
