import { Heart, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { Product, glazeSummary, priceLabel } from "../state/catalogue";
import { addToCart, defaultItem, getState, setState, toggleSaved, useStore } from "../state/store";
import { toast } from "../state/toasts";
import { Button } from "../ui/Button";
import { cn, display, focusRing } from "../ui/cn";
import { NotifyButton } from "./NotifyButton";
import { PotArt } from "./PotArt";

export function StockBadge({ product, className }: { product: Product; className?: string }) {
  const [text, tone] =
    product.stock === 0
      ? ["Sold out", "bg-[#1c2421] text-white"]
      : product.stock <= 3
        ? [`Only ${product.stock} left`, "bg-[#d49a2e] text-[#1c2421]"]
        : product.badge
          ? [product.badge, "bg-[#2f6b4a] text-white"]
          : ["", ""];
  if (!text) return null;
  return <span className={cn("rounded px-2 py-0.5 text-[13px] font-bold leading-5", tone, className)}>{text}</span>;
}

export function HeartButton({ product }: { product: Product }) {
  const saved = useStore((s) => s.saved.some((x) => x.slug === product.slug));
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={saved ? `Remove ${product.name} from saved` : `Save ${product.name}`}
      onClick={() => toast(toggleSaved(product.slug) ? `${product.name} saved` : `${product.name} removed from saved`)}
      className={cn("absolute right-2 top-2 flex h-[34px] w-[34px] items-center justify-center rounded-full bg-white", focusRing)}
    >
      <Heart className={cn("h-[18px] w-[18px]", saved && "fill-[#b93a26] text-[#b93a26]")} aria-hidden />
    </button>
  );
}

export function addOne(slug: string, name: string) {
  const before = getState().cart;
  setState({ cart: addToCart(before, defaultItem(slug)) });
  toast(`${name} added to cart`);
}

export function ProductCard({ product }: { product: Product }) {
  const to = `/product/${product.slug}`;
  return (
    <article aria-label={product.name}>
      <div className="relative">
        <Link to={to} className={cn("block overflow-hidden rounded-md", focusRing)}>
          <PotArt product={product} className="aspect-[229/206] w-full" />
        </Link>
        <StockBadge product={product} className="absolute left-2 top-2" />
        <HeartButton product={product} />
      </div>
      <h2 className={cn(display, "mt-2 text-lg leading-[26px]")}>
        <Link to={to} className="hover:underline">
          {product.name}
        </Link>
      </h2>
      <p className="text-[13px] text-[#5c6660]">
        {product.category} · {glazeSummary(product)}
      </p>
      <div className="mt-1.5 flex items-center justify-between">
        <span className={cn(display, "text-lg")}>{priceLabel(product)}</span>
        {product.stock === 0 ? (
          <NotifyButton product={product} />
        ) : (
          <Button size="sm" aria-label={`Add ${product.name} to cart`} onClick={() => addOne(product.slug, product.name)}>
            <Plus className="h-[15px] w-[15px]" aria-hidden /> Add
          </Button>
        )}
      </div>
    </article>
  );
}
