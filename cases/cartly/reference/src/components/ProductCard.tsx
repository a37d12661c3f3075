import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { GLAZES } from "../data/glazes";
import { fromPrice } from "../data/products";
import { useShop } from "../state/store";
import { money } from "../state/totals";
import type { Glaze, Product } from "../state/types";
import { HeartButton } from "./controls";
import NotifyButton from "./NotifyButton";
import PotArt from "./PotArt";

export function StockTag({ product }: { product: Product }) {
  if (product.stock === 0) return <span className="tag tag-out">Sold out</span>;
  if (product.stock <= 3) return <span className="tag tag-low">Only {product.stock} left</span>;
  return product.isNew ? <span className="tag tag-new">New</span> : null;
}

export function priceText(p: Product): string {
  return p.sizes.length > 1 ? `from ${money(fromPrice(p))}` : money(fromPrice(p));
}

export default function ProductCard({ product, view, prefer = [] }: { product: Product; view: "grid" | "list"; prefer?: Glaze[] }) {
  const { addToCart } = useShop();
  const [size] = product.sizes;
  const glaze = product.glazes.find((g) => prefer.includes(g)) ?? product.glazes[0];
  const art = (
    <Link to={`/product/${product.id}`} className="tile" style={{ background: product.tile }} tabIndex={-1} aria-hidden>
      <PotArt shape={product.shape} glaze={glaze} plant={product.plant} />
    </Link>
  );
  const buy = product.stock > 0 ? (
    <button type="button" className="btn btn-sm" aria-label={`Add ${product.name} to cart`} onClick={() => addToCart({ productId: product.id, glaze, size: size.id, qty: 1 })}>
      <Plus size={15} aria-hidden /> Add
    </button>
  ) : <NotifyButton product={product} />;
  return (
    <li className={`card card-${view}`}>
      <div className="relative">
        {art}
        {view === "grid" && <StockTag product={product} />}
        {view === "grid" && <HeartButton product={product} />}
      </div>
      <div className="card-text">
        <h3><Link to={`/product/${product.id}`}>{product.name}</Link></h3>
        <p className="muted">{product.category} · {GLAZES[glaze].name}{product.glazes.length > 1 ? ` +${product.glazes.length - 1}` : ""}</p>
        {view === "list" && <p className="mt-1 max-w-[60ch]">{product.blurb}</p>}
      </div>
      <div className="card-buy">
        {view === "list" && <StockTag product={product} />}
        <span className="price">{priceText(product)}</span>
        {view === "list" && <HeartButton product={product} />}
        {buy}
      </div>
    </li>
  );
}
