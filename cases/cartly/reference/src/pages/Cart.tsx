import { Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { Stepper, Switch } from "../components/controls";
import PotArt from "../components/PotArt";
import PromoForm from "../components/PromoForm";
import TotalsList from "../components/TotalsList";
import { GLAZES } from "../data/glazes";
import { productById, sizeOf } from "../data/products";
import { focusHeading, useShop } from "../state/store";
import { cartTotals, countOf, FREE_FROM, lineKey, METHODS, money, plural, spare, unitPrice } from "../state/totals";
import type { Line } from "../state/types";

export default function Cart() {
  const { state, dispatch, toast, removeLine } = useShop();
  const totals = cartTotals(state);

  if (state.cart.length === 0)
    return (
      <div className="empty mt-10">
        <h1 className="h1" tabIndex={-1}>Your cart is empty</h1>
        <p>Pots you add will be listed here, with postage worked out.</p>
        <Link to="/" className="btn">Browse the shop</Link>
      </div>
    );

  const goods = totals.subtotal - totals.discount;
  const short = FREE_FROM - goods;
  const saveForLater = (line: Line) => {
    const name = productById(line.productId)?.name ?? "Pot";
    const index = state.cart.indexOf(line);
    const already = state.saved.some((i) => i.productId === line.productId);
    removeLine(line, true);
    focusHeading();
    dispatch({ type: "save", item: { productId: line.productId, note: "" } });
    toast(`${name} saved for later`, {
      action: {
        label: "Undo",
        run: () => {
          dispatch({ type: "restore", line, index });
          if (!already) dispatch({ type: "unsave", productId: line.productId });
        },
      },
    });
  };

  return (
    <>
      <div className="page-head">
        <h1 className="h1" tabIndex={-1}>Your cart</h1>
        <p className="muted">{plural(countOf(state.cart), "item")}, held until the kiln is unpacked on Tuesday</p>
      </div>
      <div className="two-col">
        <div>
          <ul className="cart-lines">
            {state.cart.map((line) => {
              const product = productById(line.productId);
              if (!product) return null;
              const size = sizeOf(product, line.size);
              return (
                <li key={lineKey(line)} className="cart-line">
                  <Link to={`/product/${product.id}`} className="tile" style={{ background: product.tile }} tabIndex={-1} aria-hidden>
                    <PotArt shape={product.shape} glaze={line.glaze} tight />
                  </Link>
                  <div className="grow">
                    <h2 className="h3"><Link to={`/product/${product.id}`}>{product.name}</Link></h2>
                    <p className="muted">{GLAZES[line.glaze].name}, {size.label.toLowerCase()} ({size.cm} cm)</p>
                    <p className="muted">{money(size.price)} each</p>
                    <button type="button" className="text-btn mt-1" aria-label={`Save ${product.name} for later`} onClick={() => saveForLater(line)}>Save for later</button>
                  </div>
                  <Stepper value={line.qty} max={line.qty + spare(state.cart, product.id)} what={product.name} onChange={(qty) => dispatch({ type: "setQty", key: lineKey(line), qty })} />
                  <span className="price w-24 text-right" data-role="line-total">{money(unitPrice(line) * line.qty)}</span>
                  <button type="button" className="icon-btn" aria-label={`Remove ${product.name} from cart`} onClick={() => { removeLine(line); focusHeading(); }}><Trash2 size={17} aria-hidden /></button>
                </li>
              );
            })}
          </ul>
          <div className="panel mt-6">
            <Switch
              on={state.giftWrap}
              hint="Recycled paper, twine and a hand-cut label. £3.50 an order."
              onChange={(on) => { dispatch({ type: "giftWrap", on }); toast(on ? "Gift wrap added" : "Gift wrap removed"); }}
            >
              Gift wrap this order
            </Switch>
          </div>
          <details className="panel mt-3">
            <summary>{state.note ? "Edit your note to the workshop" : "Add a note to the workshop"}</summary>
            <form
              className="mt-3"
              onSubmit={(e) => {
                e.preventDefault();
                const note = String(new FormData(e.currentTarget).get("note") ?? "").trim();
                dispatch({ type: "note", note });
                toast(note ? "Note saved with your order" : "Note cleared");
              }}
            >
              <label htmlFor="cart-note" className="label">Note <small>printed on the packing slip, up to 140 letters</small></label>
              <textarea id="cart-note" name="note" rows={2} maxLength={140} className="input" defaultValue={state.note} />
              <button type="submit" className="btn btn-sm mt-2">Save note</button>
            </form>
          </details>
        </div>
        <aside className="panel summary" aria-label="Order summary">
          <h2 className="h2">Summary</h2>
          <div className="mt-3">
            <p>{short > 0 ? `${money(short)} to go for free standard delivery` : "Standard delivery is free on this order"}</p>
            <div className="meter" role="progressbar" aria-label="Free delivery" aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.min(100, Math.round((goods / FREE_FROM) * 100))}>
              <i style={{ width: `${Math.min(100, (goods / FREE_FROM) * 100)}%` }} />
            </div>
          </div>
          <PromoForm subtotal={totals.subtotal} />
          <TotalsList totals={totals} promo={state.promo} deliveryName={METHODS[state.method].name} />
          <Link to="/checkout" className="btn btn-big mt-5 w-full">Go to checkout</Link>
          <Link to="/" className="text-btn mt-3 w-full justify-center">Keep shopping</Link>
        </aside>
      </div>
    </>
  );
}
