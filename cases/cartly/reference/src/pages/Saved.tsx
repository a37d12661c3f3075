import { ShoppingBag, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ConfirmDialog } from "../components/Dialog";
import NoteEditor from "../components/NoteEditor";
import NotifyButton from "../components/NotifyButton";
import PotArt from "../components/PotArt";
import { priceText, StockTag } from "../components/ProductCard";
import { fromPrice, productById } from "../data/products";
import { focusHeading, useShop } from "../state/store";
import { plural, spare } from "../state/totals";

type Sort = "recent" | "price" | "name";

export default function Saved() {
  const { state, dispatch, toast, addToCart, toggleSaved } = useShop();
  const [sort, setSort] = useState<Sort>("recent");
  const [asking, setAsking] = useState(false);

  const items = state.saved.flatMap(({ productId, note }) => {
    const product = productById(productId);
    return product ? [{ product, note }] : [];
  });
  if (sort === "price") items.sort((a, b) => fromPrice(a.product) - fromPrice(b.product));
  if (sort === "name") items.sort((a, b) => a.product.name.localeCompare(b.product.name, "en"));
  const movable = items.filter(({ product }) => spare(state.cart, product.id) > 0);

  const moveAll = () => {
    for (const { product } of movable) {
      dispatch({ type: "add", line: { productId: product.id, glaze: product.glazes[0], size: product.sizes[0].id, qty: 1 } });
      dispatch({ type: "unsave", productId: product.id });
    }
    toast(`${plural(movable.length, "pot")} moved to cart`);
  };
  const clear = () => {
    const before = state.saved;
    dispatch({ type: "clearSaved" });
    toast("Saved pots cleared", { action: { label: "Undo", run: () => dispatch({ type: "restoreSaved", saved: before }) } });
  };

  if (items.length === 0)
    return (
      <div className="empty mt-10">
        <h1 className="h1" tabIndex={-1}>Nothing saved yet</h1>
        <p>Press the heart on any pot and it will wait for you here.</p>
        <Link to="/" className="btn">Browse the shop</Link>
      </div>
    );

  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="h1" tabIndex={-1}>Saved pots</h1>
          <p className="muted">{plural(items.length, "pot")} kept for later, {movable.length} ready to buy</p>
        </div>
        <div className="flex items-center gap-3">
          <label className="flex items-center gap-2">
            <span>Sort by</span>
            <select className="input input-sm" value={sort} onChange={(e) => setSort(e.target.value as Sort)}>
              <option value="recent">Recently saved</option>
              <option value="price">Price: low to high</option>
              <option value="name">Name: A to Z</option>
            </select>
          </label>
          <button type="button" className="btn btn-line" onClick={() => setAsking(true)}>Clear list</button>
          <button type="button" className="btn" disabled={movable.length === 0} onClick={moveAll}><ShoppingBag size={16} aria-hidden /> Move all to cart</button>
        </div>
      </div>
      <ul className="saved-list">
        {items.map(({ product, note }) => (
          <li key={product.id} className="saved-item">
            <Link to={`/product/${product.id}`} className="tile" style={{ background: product.tile }} tabIndex={-1} aria-hidden>
              <PotArt shape={product.shape} glaze={product.glazes[0]} plant={product.plant} />
            </Link>
            <div className="flex grow flex-col gap-2">
              <div className="flex items-start justify-between gap-3">
                <h2 className="h3"><Link to={`/product/${product.id}`}>{product.name}</Link></h2>
                <button type="button" className="icon-btn" aria-label={`Remove ${product.name} from saved`} onClick={() => { toggleSaved(product.id); focusHeading(); }}><Trash2 size={16} aria-hidden /></button>
              </div>
              <p className="flex items-center gap-3"><span className="price">{priceText(product)}</span> <StockTag product={product} /></p>
              <NoteEditor
                note={note}
                what="note"
                about={product.name}
                onSave={(text) => {
                  dispatch({ type: "savedNote", productId: product.id, note: text });
                  toast(text ? "Note saved" : "Note deleted");
                }}
              />
              <div className="mt-auto">
                {product.stock === 0 ? <NotifyButton product={product} /> : (
                  <button
                    type="button"
                    className="btn btn-sm"
                    aria-label={`Move ${product.name} to cart`}
                    onClick={() => addToCart({ productId: product.id, glaze: product.glazes[0], size: product.sizes[0].id, qty: 1 }) && dispatch({ type: "unsave", productId: product.id })}
                  >
                    Move to cart
                  </button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {asking && <ConfirmDialog title="Clear your saved pots?" text={`This takes all ${items.length} off the list, along with their notes.`} yes="Clear list" no="Keep them" onYes={clear} onClose={() => setAsking(false)} />}
    </>
  );
}
