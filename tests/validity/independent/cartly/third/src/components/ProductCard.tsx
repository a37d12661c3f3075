import { useNavigate } from "react-router-dom";
import { priceLabel, type Product } from "../data/products";
import { useCart } from "../state/CartContext";
import { useSaved } from "../state/SavedContext";
import { useUi } from "../state/UiContext";
import { color, ui } from "../theme";
import { Badge } from "./Badge";
import { Icon } from "./Icon";
import { NotifyButton } from "./NotifyButton";
import { PotArt } from "./PotArt";

export function ProductCard({ product, artHeight = 206 }: { product: Product; artHeight?: number }) {
  const navigate = useNavigate();
  const { cart, dispatchCart } = useCart();
  const { saved, dispatchSaved } = useSaved();
  const { toast } = useUi();
  const isSaved = saved.some((s) => s.productId === product.id);
  const extra = product.glazes.length - 1;

  const open = () => {
    navigate(`/product/${product.id}`);
    window.scrollTo(0, 0);
  };

  const add = () => {
    const inCart = cart.lines.filter((l) => l.productId === product.id).reduce((n, l) => n + l.quantity, 0);
    if (inCart >= product.stock) {
      toast(`Only ${product.stock} of the ${product.name} in stock`);
      return;
    }
    dispatchCart({ type: "add", productId: product.id, glaze: product.glazes[0], size: 0, quantity: 1 });
    toast(`${product.name} added to your cart`);
  };

  return (
    <div>
      <div style={{ position: "relative" }}>
        <div onClick={open} style={{ cursor: "pointer" }}>
          <PotArt product={product} style={{ height: artHeight }} />
        </div>
        <Badge badge={product.badge} style={{ position: "absolute", left: 8, top: 8 }} />
        <button
          type="button"
          aria-label={isSaved ? `Remove ${product.name} from saved` : `Save ${product.name}`}
          aria-pressed={isSaved}
          onClick={() => {
            dispatchSaved({ type: "toggle", productId: product.id });
            toast(isSaved ? `${product.name} removed from saved` : `${product.name} saved`);
          }}
          style={{ position: "absolute", right: 8, top: 8, width: 34, height: 34, borderRadius: 17, background: color.card, display: "grid", placeItems: "center", color: isSaved ? color.red : color.ink }}
        >
          <Icon name={isSaved ? "heart" : "heartLine"} />
        </button>
      </div>
      <div onClick={open} style={{ ...ui.h3, marginTop: 8, cursor: "pointer" }}>{product.name}</div>
      <div style={{ ...ui.muted, fontSize: 13.5 }}>
        {product.category} · {product.glazes[0]}{extra > 0 ? ` +${extra}` : ""}
      </div>
      <div style={{ ...ui.row, marginTop: 6 }}>
        <span style={ui.price}>{priceLabel(product)}</span>
        {product.stock > 0 ? (
          <button type="button" style={{ ...ui.primary, ...ui.small }} onClick={add}>
            <span style={{ fontSize: 18, fontWeight: 400 }}>+</span>Add
          </button>
        ) : (
          <NotifyButton name={product.name} />
        )}
      </div>
    </div>
  );
}
