import { Heart, Package, ShoppingBag, X } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { useShop } from "../state/store";
import { countOf, plural } from "../state/totals";

function Mark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden>
      <circle cx="17" cy="17" r="17" fill="#1f3d9c" />
      <path d="M8.5 12h17l-2.6 13.4h-11.8z" fill="#f4f5f0" />
      <path d="M10.1 20.2c2.4-2 4.2 1.6 6.9 0s4.3 1 6.9-.6l-1 5.8h-11.8z" fill="#d59b32" />
    </svg>
  );
}

export default function Header() {
  const { state, dispatch } = useShop();
  const inCart = countOf(state.cart);
  const saved = state.saved.length;
  return (
    <>
      {!state.barHidden && (
        <div className="bar" role="region" aria-label="Announcement">
          <p>The kiln fires on Tuesdays. Orders over £75 travel free in the UK.</p>
          <button type="button" aria-label="Dismiss announcement" onClick={() => dispatch({ type: "hideBar" })}>
            <X size={16} aria-hidden />
          </button>
        </div>
      )}
      <header className="header">
        <div className="wrap flex items-center gap-10">
          <Link to="/" className="logo" aria-label="Cartly, home">
            <Mark />
            <span>Cartly</span>
            <small>pots &amp; planters</small>
          </Link>
          <nav className="nav ml-auto" aria-label="Main">
            <NavLink to="/" end>Shop</NavLink>
            <NavLink to="/orders"><Package size={18} aria-hidden /> Orders</NavLink>
            <NavLink to="/saved" aria-label={`Saved, ${plural(saved, "pot")}`}>
              <Heart size={18} aria-hidden /> Saved <span className="badge badge-quiet" data-count="saved">{saved}</span>
            </NavLink>
            <NavLink to="/cart" aria-label={`Cart, ${plural(inCart, "item")}`}>
              <ShoppingBag size={18} aria-hidden /> Cart <span className="badge" data-count="cart">{inCart}</span>
            </NavLink>
          </nav>
        </div>
      </header>
    </>
  );
}
