import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../components/Icon";
import { PotArt } from "../components/PotArt";
import { Stepper } from "../components/Stepper";
import { SummaryRows } from "../components/SummaryRows";
import { Switch } from "../components/Switch";
import { findProduct } from "../data/products";
import { linePrice, totals, useCart, type CartLine } from "../state/CartContext";
import { useSaved } from "../state/SavedContext";
import { useUi } from "../state/UiContext";
import { color, money, ui } from "../theme";

const freeFrom = 75;
const wrapPrice = 3.5;

function Line({ line }: { line: CartLine }) {
  const navigate = useNavigate();
  const { dispatchCart } = useCart();
  const { dispatchSaved } = useSaved();
  const { toast } = useUi();
  const product = findProduct(line.productId)!;
  const size = product.sizes[line.size];
  const each = linePrice(line);

  return (
    <div style={{ display: "flex", alignItems: "center", borderBottom: `1px solid ${color.line}`, padding: "16px 0" }}>
      <PotArt product={product} glaze={line.glaze} view="empty" close style={{ width: 104, height: 104, flex: "none" }} />
      <div style={{ flex: 1, marginLeft: 20 }}>
        <div style={{ ...ui.h3, cursor: "pointer" }} onClick={() => navigate(`/product/${product.id}`)}>{product.name}</div>
        <div style={ui.muted}>{line.glaze}, {size.name.toLowerCase()} ({size.cm} cm)</div>
        <div style={ui.muted}>{money(each)} each</div>
        <button
          type="button"
          style={{ ...ui.link, marginTop: 4 }}
          onClick={() => {
            dispatchSaved({ type: "save", productId: product.id });
            dispatchCart({ type: "remove", key: line.key });
            toast(`${product.name} moved to saved`);
          }}
        >
          Save for later
        </button>
      </div>
      <Stepper value={line.quantity} max={product.stock} onChange={(quantity) => dispatchCart({ type: "quantity", key: line.key, quantity })} />
      <span style={{ ...ui.price, width: 116, textAlign: "right" }}>{money(each * line.quantity)}</span>
      <button
        type="button"
        aria-label={`Remove ${product.name}`}
        style={{ ...ui.iconButton, marginLeft: 20 }}
        onClick={() => {
          dispatchCart({ type: "remove", key: line.key });
          toast(`${product.name} removed`);
        }}
      >
        <Icon name="bin" />
      </button>
    </div>
  );
}

function Promo() {
  const { cart, dispatchCart } = useCart();
  const { toast } = useUi();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");

  const apply = () => {
    if (code.trim().toUpperCase() === "POTTED10") {
      dispatchCart({ type: "promo", code: "POTTED10" });
      setCode("");
      setError("");
      toast("POTTED10 applied");
    } else {
      setError(code.trim() ? "That code is not one of ours." : "Type a code first.");
    }
  };

  return (
    <div style={{ margin: "18px 0 20px" }}>
      <label htmlFor="promo" style={{ fontSize: 14.5 }}>Promo code</label>
      <div style={{ display: "flex", gap: 8, margin: "3px 0 4px" }}>
        <input
          id="promo"
          value={code}
          onChange={(e) => {
            setCode(e.target.value);
            setError("");
          }}
          onKeyDown={(e) => e.key === "Enter" && apply()}
          style={{ ...ui.field, borderColor: error ? color.red : color.border }}
        />
        <button type="button" style={ui.outline} onClick={apply}>Apply</button>
      </div>
      {error ? (
        <div role="alert" style={{ color: color.red, fontSize: 14.5 }}>{error}</div>
      ) : cart.promo ? (
        <div style={{ ...ui.row, fontSize: 14.5, color: color.green }}>
          <span>{cart.promo}: 10% off</span>
          <button type="button" style={ui.link} onClick={() => dispatchCart({ type: "promo", code: null })}>Remove</button>
        </div>
      ) : (
        <div style={ui.muted}>First order? POTTED10 takes 10% off.</div>
      )}
    </div>
  );
}

export function CartPage() {
  const navigate = useNavigate();
  const { cart } = useCart();
  const [wrap, setWrap] = useState(false);
  const { subtotal, count, discount, delivery, method, total } = totals(cart);
  const left = freeFrom - subtotal;

  if (cart.lines.length === 0)
    return (
      <div style={{ padding: "90px 0", textAlign: "center" }}>
        <h1 style={ui.h1}>Your cart is empty</h1>
        <p style={{ ...ui.muted, margin: "8px 0 20px" }}>There is a shelf full of pots waiting.</p>
        <button type="button" style={ui.primary} onClick={() => navigate("/")}>Keep shopping</button>
      </div>
    );

  return (
    <>
      <div style={{ ...ui.row, alignItems: "flex-end", padding: "22px 0 20px" }}>
        <h1 style={ui.h1}>Your cart</h1>
        <span style={ui.muted}>{count} {count === 1 ? "item" : "items"}, held until the kiln is unpacked on Tuesday</span>
      </div>
      <div style={{ display: "flex", gap: 40, alignItems: "flex-start" }}>
        <div style={{ flex: 1 }}>
          <div style={{ borderTop: `1px solid ${color.line}` }}>
            {cart.lines.map((l) => <Line key={l.key} line={l} />)}
          </div>
          <div style={{ ...ui.card, ...ui.row, padding: "15px 20px", marginTop: 24 }}>
            <div>
              <div>Gift wrap this order</div>
              <div style={ui.muted}>Recycled paper, twine and a hand-cut label. £3.50 an order.</div>
            </div>
            <Switch on={wrap} onChange={setWrap} label="Gift wrap this order" />
          </div>
          <div style={{ ...ui.card, padding: "16px 20px", marginTop: 12 }}>
            <span style={{ color: color.blue, marginRight: 8 }}>▸</span>
            Add a note to the workshop
          </div>
        </div>
        <aside style={{ ...ui.panel, width: 380, flex: "none" }}>
          <h2 style={ui.h2}>Summary</h2>
          <div style={{ margin: "6px 0 8px" }}>{left > 0 ? `${money(left)} to go for free standard delivery` : "Standard delivery is free"}</div>
          <div style={{ height: 8, background: "#c6cfc4" }}>
            <div style={{ height: 8, width: `${Math.min(100, (subtotal / freeFrom) * 100)}%`, background: color.green }} />
          </div>
          <Promo />
          <SummaryRows
            subtotal={subtotal}
            discount={discount}
            promo={cart.promo}
            giftWrap={wrap ? wrapPrice : 0}
            deliveryName={method.name}
            delivery={delivery}
            total={total + (wrap ? wrapPrice : 0)}
          />
          <button type="button" style={{ ...ui.primary, width: "100%", height: 48, fontSize: 16.5, margin: "18px 0 12px" }} onClick={() => navigate("/checkout")}>
            Go to checkout
          </button>
          <div style={{ textAlign: "center" }}>
            <button type="button" style={ui.link} onClick={() => navigate("/")}>Keep shopping</button>
          </div>
        </aside>
      </div>
    </>
  );
}
