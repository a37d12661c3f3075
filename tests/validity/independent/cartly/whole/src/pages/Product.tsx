import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Heart, ShoppingBag } from "lucide-react";
import { POTS, glazeOf, money, potOf, type Pot } from "../data/pots";
import { toggleSaved } from "../store/actions";
import { useShop } from "../store/store";
import { NotifyButton } from "../components/NotifyButton";
import { PotArt, type ArtMode } from "../components/PotArt";
import { PotCard, useAdd } from "../components/PotCard";
import { Button, IconButton } from "../ui/Button";
import { Accordion, Stepper } from "../ui/Controls";

const VIEWS: { mode: ArtMode; label: string }[] = [
  { mode: "planted", label: "Planted" },
  { mode: "empty", label: "Empty" },
  { mode: "scale", label: "To scale" },
];

function stockText(pot: Pot) {
  if (pot.stock === 0) return "Sold out";
  return pot.stock <= 3 ? `Only ${pot.stock} left` : `${pot.stock} in stock`;
}

function Detail({ pot }: { pot: Pot }) {
  const saved = useShop((s) => s.saved.some((p) => p.pot === pot.id));
  const [glaze, setGlaze] = useState(pot.glazes[0]);
  const [sizeId, setSizeId] = useState(pot.sizes[0].id);
  const [qty, setQty] = useState(1);
  const [mode, setMode] = useState<ArtMode>("planted");
  const [open, setOpen] = useState<Record<string, boolean>>({ details: true });
  const add = useAdd();
  const size = pot.sizes.find((z) => z.id === sizeId)!;
  const flip = (name: string) => setOpen((o) => ({ ...o, [name]: !o[name] }));
  const related = POTS.filter((p) => p.category === pot.category && p.id !== pot.id).slice(0, 4);

  return (
    <>
      <nav className="Crumbs" aria-label="Breadcrumb">
        <Link to="/">Shop</Link> <i>/</i> <span>{pot.category}</span> <i>/</i> <b>{pot.name}</b>
      </nav>
      <div className="Product">
        <div>
          <div className="Product-art">
            <PotArt pot={pot} glaze={glaze} mode={mode} across={size.across} />
          </div>
          <div className="Thumbs">
            {VIEWS.map((v) => (
              <button key={v.mode} type="button" aria-pressed={mode === v.mode} className="Thumb" onClick={() => setMode(v.mode)}>
                <span>
                  <PotArt pot={pot} glaze={glaze} mode={v.mode} across={size.across} />
                </span>
                {v.label}
              </button>
            ))}
          </div>
        </div>
        <div>
          <h1>{pot.name}</h1>
          <p className="Product-price">
            <span className="Price">{money(size.price)}</span>
            <span className={pot.stock > 3 ? "Stock" : "Stock Stock-low"}>{stockText(pot)}</span>
          </p>
          <p className="Product-blurb">{pot.blurb}</p>
          <div className="Choice">
            Glaze: <b>{glazeOf(glaze).name}</b>
          </div>
          <div className="Product-glazes" role="radiogroup" aria-label="Glaze">
            {pot.glazes.map((id) => (
              <IconButton key={id} role="radio" aria-checked={glaze === id} aria-label={glazeOf(id).name} className="Swatch Swatch-large" style={{ background: glazeOf(id).fill }} onClick={() => setGlaze(id)} />
            ))}
          </div>
          <div className="Choice">
            Size: <b>{size.across} cm across</b>
          </div>
          <div className="Sizes" role="radiogroup" aria-label="Size">
            {pot.sizes.map((z) => (
              <button key={z.id} type="button" role="radio" aria-checked={z.id === sizeId} className="SizeButton" onClick={() => setSizeId(z.id)}>
                {z.name}
                <small>{money(z.price)}</small>
              </button>
            ))}
          </div>
          <div className="Product-buy">
            {pot.stock > 0 ? (
              <>
                <Stepper large label={pot.name} value={qty} max={pot.stock} onChange={setQty} />
                <Button
                  variant="contained"
                  size="large"
                  fullWidth
                  startIcon={<ShoppingBag size={18} />}
                  onClick={() => {
                    if (add(pot, glaze, sizeId, qty)) setQty(1);
                  }}
                >
                  Add to cart, {money(size.price * qty)}
                </Button>
              </>
            ) : (
              <NotifyButton pot={pot} size="large" />
            )}
            <Button size="large" aria-pressed={saved} startIcon={<Heart size={18} fill={saved ? "#b4402a" : "none"} color={saved ? "#b4402a" : "currentColor"} />} onClick={() => toggleSaved(pot.id)}>
              {saved ? "Saved" : "Save"}
            </Button>
          </div>
          <Accordion className="Accordion-wide" title="Details" open={!!open.details} onToggle={() => flip("details")}>
            <ul>
              {pot.details.map((d) => (
                <li key={d}>{d}</li>
              ))}
            </ul>
          </Accordion>
          <Accordion className="Accordion-wide" title="Delivery and returns" open={!!open.delivery} onToggle={() => flip("delivery")}>
            <p>Standard delivery is £4.50, or free over £75, and takes 3 to 5 days. Send it back within 30 days for a full refund; breakages are on us.</p>
          </Accordion>
          <Accordion className="Accordion-wide" title="Care" open={!!open.care} onToggle={() => flip("care")}>
            <p>Frost proof to minus five. Wipe with a damp cloth, and lift it off wooden tables with a saucer.</p>
          </Accordion>
        </div>
      </div>
      <h2 className="Related-title">More {pot.category === "Hanging" ? "hanging pots" : pot.category.toLowerCase()}</h2>
      <div className="Grid">
        {related.map((p) => (
          <PotCard key={p.id} pot={p} />
        ))}
      </div>
    </>
  );
}

export function Product() {
  const { id = "" } = useParams();
  const pot = potOf(id);
  if (!pot)
    return (
      <div className="Empty">
        <h1>We do not make that pot</h1>
        <Link to="/" className="TextLink">
          Back to the shop
        </Link>
      </div>
    );
  return <Detail key={pot.id} pot={pot} />;
}
