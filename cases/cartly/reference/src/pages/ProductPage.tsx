import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Disclosure, HeartButton, Stepper } from "../components/controls";
import NotifyButton from "../components/NotifyButton";
import PotArt from "../components/PotArt";
import ProductCard from "../components/ProductCard";
import { GLAZES } from "../data/glazes";
import { PRODUCTS, productById, sizeOf } from "../data/products";
import { useShop } from "../state/store";
import { money, spare } from "../state/totals";
import type { Glaze, Product } from "../state/types";
import NotFound from "./NotFound";

type Shot = "planted" | "empty" | "size";
const PLANTED: [Shot, string][] = [["planted", "Planted"], ["empty", "Empty"], ["size", "To scale"]];
const BARE: [Shot, string][] = [["empty", "Front"], ["size", "To scale"]];

export default function ProductPage() {
  const { id = "" } = useParams();
  const product = productById(id);
  return product ? <Buy key={product.id} product={product} /> : <NotFound what="pot" />;
}

function Buy({ product }: { product: Product }) {
  const { state, addToCart } = useShop();
  const [glaze, setGlaze] = useState<Glaze>(product.glazes[0]);
  const [sizeId, setSizeId] = useState(product.sizes[0].id);
  const [qty, setQty] = useState(1);
  const [shot, setShot] = useState<Shot>(product.plant === "none" ? "empty" : "planted");
  const shots = product.plant === "none" ? BARE : PLANTED;
  const size = sizeOf(product, sizeId);
  const room = spare(state.cart, product.id);
  const soldOut = product.stock === 0;
  const related = PRODUCTS.filter((p) => p.id !== product.id && p.category === product.category && p.stock > 0).slice(0, 4);
  const art = (which: Shot) => (
    <PotArt shape={product.shape} glaze={glaze} plant={which === "planted" ? product.plant : "none"} measure={which === "size" ? `${size.cm} cm` : undefined} />
  );
  const add = () => {
    if (addToCart({ productId: product.id, glaze, size: size.id, qty })) setQty(1);
  };

  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb"><Link to="/">Shop</Link> <span aria-hidden>/</span> <span>{product.category}</span> <span aria-hidden>/</span> <span aria-current="page">{product.name}</span></nav>
      <div className="product">
        <div>
          <div className="stage" style={{ background: product.tile }} role="img" aria-label={`${product.name} in ${GLAZES[glaze].name}, ${shots.find(([s]) => s === shot)?.[1].toLowerCase()}`}>{art(shot)}</div>
          <div className="thumbs" role="group" aria-label="Pictures">
            {shots.map(([s, label]) => (
              <button key={s} type="button" aria-pressed={shot === s} onClick={() => setShot(s)}>
                <span style={{ background: product.tile }}>{art(s)}</span> {label}
              </button>
            ))}
          </div>
        </div>
        <div>
          <h1 className="h1">{product.name}</h1>
          <p className="mt-1 flex items-baseline gap-4">
            <span className="price text-[26px]" data-role="price">{money(size.price)}</span>
            <span className={soldOut ? "stock-out" : product.stock <= 3 ? "stock-low" : "stock-in"}>{soldOut ? "Sold out" : `${product.stock} in stock`}</span>
          </p>
          <p className="mt-3 max-w-[56ch]">{product.blurb}</p>
          <fieldset className="mt-4">
            <legend className="label">Glaze: <b>{GLAZES[glaze].name}</b></legend>
            <div className="swatches">
              {product.glazes.map((g) => (
                <label key={g} className="swatch swatch-lg" style={{ background: GLAZES[g].main }}>
                  <input type="radio" name="glaze" value={g} checked={glaze === g} onChange={() => setGlaze(g)} aria-label={GLAZES[g].name} />
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className="mt-4">
            <legend className="label">Size: <b>{size.cm} cm across</b></legend>
            <div className="flex gap-2">
              {product.sizes.map((s) => (
                <label key={s.id} className="option">
                  <input type="radio" name="size" value={s.id} checked={size.id === s.id} onChange={() => setSizeId(s.id)} aria-label={`${s.label}, ${s.cm} cm, ${money(s.price)}`} />
                  <span>{s.label}</span> <small>{money(s.price)}</small>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-5 flex items-center gap-3">
            {soldOut ? <NotifyButton product={product} className="btn btn-big grow" /> : (
              <>
                <Stepper value={qty} max={Math.max(1, room)} onChange={setQty} what={product.name} />
                <button type="button" className="btn btn-big grow" onClick={add}><ShoppingBag size={18} aria-hidden /> Add to cart, {money(size.price * qty)}</button>
              </>
            )}
            <HeartButton product={product} text />
          </div>
          <div className="mt-5">
            <Disclosure title="Details" startOpen><ul className="dots">{product.details.map((d) => <li key={d}>{d}</li>)}</ul></Disclosure>
            <Disclosure title="Delivery and returns">
              <p>Standard delivery takes 3 to 5 days and costs £4.50, or nothing on orders over £75. Send it back within 30 days; if it breaks on the way, we throw you another.</p>
            </Disclosure>
            <Disclosure title="Care"><p>{product.care}</p></Disclosure>
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <section className="mt-14" aria-label="Related">
          <h2 className="h2 mb-5">More {product.category.toLowerCase()}</h2>
          <ul className="cards-grid">{related.map((p) => <ProductCard key={p.id} product={p} view="grid" />)}</ul>
        </section>
      )}
    </>
  );
}
