import { useEffect, useState, type ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { Icon } from "../components/Icon";
import { NotifyButton } from "../components/NotifyButton";
import { PotArt } from "../components/PotArt";
import { ProductCard } from "../components/ProductCard";
import { Stepper } from "../components/Stepper";
import { findProduct, glazeColor, products, type Product } from "../data/products";
import { useCart } from "../state/CartContext";
import { useUi } from "../state/UiContext";
import { color, heading, money, ui } from "../theme";

const views = [
  ["planted", "Planted"],
  ["empty", "Empty"],
  ["scale", "To scale"],
] as const;

function Accordion({ title, start, children }: { title: string; start?: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(Boolean(start));
  return (
    <div style={{ borderBottom: `1px solid ${color.line}` }}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} style={{ ...ui.row, width: "100%", height: 47, fontWeight: 700 }}>
        {title}
        <Icon name={open ? "up" : "down"} />
      </button>
      {open && <div style={{ paddingBottom: 14 }}>{children}</div>}
    </div>
  );
}

function Detail({ product }: { product: Product }) {
  const navigate = useNavigate();
  const { dispatchCart } = useCart();
  const { toast } = useUi();
  const [view, setView] = useState<"planted" | "empty" | "scale">("planted");
  const [glaze, setGlaze] = useState(product.glazes[0]);
  const [size, setSize] = useState(0);
  const [quantity, setQuantity] = useState(1);
  const [kept, setKept] = useState(false);
  const chosen = product.sizes[size];
  const price = chosen.price * quantity;
  const related = products.filter((p) => p.category === product.category && p.id !== product.id).slice(0, 4);

  return (
    <>
      <div style={{ display: "flex", gap: 9, fontSize: 14.5, paddingTop: 16 }}>
        <button type="button" onClick={() => navigate("/")} style={{ ...ui.link, color: color.muted, borderColor: color.muted }}>Shop</button>
        <span>/</span>
        <span style={{ color: color.muted }}>{product.category}</span>
        <span>/</span>
        <span>{product.name}</span>
      </div>
      <div style={{ display: "flex", gap: 56, marginTop: 12 }}>
        <div style={{ width: 600, flex: "none" }}>
          <PotArt product={product} glaze={glaze} view={view} cm={chosen.cm} style={{ height: 520, borderRadius: 8 }} />
          <div style={{ display: "flex", gap: 12, marginTop: 12 }}>
            {views.map(([key, label]) => (
              <button key={key} type="button" aria-pressed={view === key} onClick={() => setView(key)} style={{ width: 92, fontSize: 14.5, fontWeight: view === key ? 700 : 400, color: view === key ? color.ink : color.muted }}>
                <PotArt product={product} glaze={glaze} view={key} cm={chosen.cm} style={{ height: 84, marginBottom: 3, boxShadow: view === key ? `0 0 0 2px ${color.page}, 0 0 0 4px ${color.ink}` : "none" }} />
                {label}
              </button>
            ))}
          </div>
        </div>
        <div style={{ flex: 1 }}>
          <h1 style={ui.h1}>{product.name}</h1>
          <div style={{ display: "flex", alignItems: "baseline", gap: 16, marginTop: 2 }}>
            <span style={{ fontFamily: heading, fontSize: 26, fontWeight: 700 }}>{money(chosen.price)}</span>
            <span style={{ color: product.stock ? color.green : color.red }}>{product.stock ? `${product.stock} in stock` : "Sold out"}</span>
          </div>
          <p style={{ margin: "12px 0 16px", maxWidth: 460, lineHeight: "23px" }}>{product.blurb}</p>
          <div style={{ fontSize: 14.5 }}>Glaze: <b>{glaze}</b></div>
          <div style={{ display: "flex", gap: 10, margin: "9px 0 16px", paddingLeft: 3 }}>
            {product.glazes.map((g) => (
              <button
                key={g}
                type="button"
                aria-label={g}
                aria-pressed={g === glaze}
                onClick={() => setGlaze(g)}
                style={{ width: 38, height: 38, borderRadius: 19, background: glazeColor[g], border: "1px solid rgba(0,0,0,.2)", boxShadow: g === glaze ? `0 0 0 2px ${color.page}, 0 0 0 4px ${color.ink}` : "none" }}
              />
            ))}
          </div>
          <div style={{ fontSize: 14.5 }}>Size: <b>{chosen.cm} cm across</b></div>
          <div style={{ display: "flex", gap: 8, margin: "5px 0 20px" }}>
            {product.sizes.map((s, i) => (
              <button
                key={s.name}
                type="button"
                aria-pressed={i === size}
                onClick={() => setSize(i)}
                style={{ width: 104, height: 54, textAlign: "left", paddingLeft: 14, background: color.white, borderRadius: 6, border: i === size ? `2px solid ${color.ink}` : `1px solid ${color.border}` }}
              >
                <span style={{ display: "block" }}>{s.name}</span>
                <span style={{ display: "block", fontSize: 12, color: color.muted }}>{money(s.price)}</span>
              </button>
            ))}
          </div>
          <div style={{ display: "flex", gap: 12 }}>
            {product.stock > 0 ? (
              <>
                <Stepper value={quantity} max={product.stock} onChange={setQuantity} height={47} />
                <button
                  type="button"
                  style={{ ...ui.primary, flex: 1, height: 48, fontSize: 16.5 }}
                  onClick={() => {
                    dispatchCart({ type: "add", productId: product.id, glaze, size, quantity });
                    toast(`${quantity} × ${product.name} added to your cart`);
                  }}
                >
                  <Icon name="bag" />
                  Add to cart, {money(price)}
                </button>
              </>
            ) : (
              <NotifyButton name={product.name} />
            )}
            <button type="button" aria-pressed={kept} style={{ ...ui.outline, height: 48 }} onClick={() => setKept(!kept)}>
              <span style={{ color: kept ? color.red : color.ink }}><Icon name={kept ? "heart" : "heartLine"} /></span>
              {kept ? "Saved" : "Save"}
            </button>
          </div>
          <div style={{ marginTop: 20 }}>
            <Accordion title="Details" start>
              <ul style={{ listStyle: "disc", paddingLeft: 18, lineHeight: "22.5px" }}>
                {product.details.map((d) => <li key={d}>{d}</li>)}
              </ul>
            </Accordion>
            <Accordion title="Delivery and returns">
              <p>Standard delivery takes 3 to 5 days and is free over £75. Send anything back within 30 days.</p>
            </Accordion>
            <Accordion title="Care">
              <p>Wipe with a damp cloth. Bring indoors before the first hard frost.</p>
            </Accordion>
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <>
          <h2 style={{ ...ui.h2, margin: "56px 0 16px" }}>More {product.category.toLowerCase()}</h2>
          <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 20 }}>
            {related.map((p) => <ProductCard key={p.id} product={p} artHeight={264} />)}
          </div>
        </>
      )}
    </>
  );
}

export function ProductPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const product = findProduct(id);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [id]);

  if (!product)
    return (
      <div style={{ padding: "80px 0", textAlign: "center" }}>
        <h1 style={ui.h1}>We do not make that pot</h1>
        <button type="button" style={{ ...ui.primary, marginTop: 20 }} onClick={() => navigate("/")}>Back to the shop</button>
      </div>
    );
  return <Detail key={product.id} product={product} />;
}
