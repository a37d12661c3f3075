import { useEffect, type ReactNode } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router-dom";
import { Heart, Package, ShoppingBag, X } from "lucide-react";
import { closeBanner } from "../store/actions";
import { useShop } from "../store/store";
import { countOf } from "../store/totals";
import { IconButton } from "../ui/Button";
import { Toaster } from "../ui/Toaster";

function Tab({ to, end, icon, children }: { to: string; end?: boolean; icon?: ReactNode; children: ReactNode }) {
  return (
    <NavLink to={to} end={end} className={({ isActive }) => (isActive ? "Nav-tab Nav-current" : "Nav-tab")}>
      {icon}
      {children}
    </NavLink>
  );
}

export function Layout() {
  const bannerClosed = useShop((s) => s.bannerClosed);
  const saved = useShop((s) => s.saved.length);
  const inCart = useShop((s) => countOf(s.cart));
  const { pathname } = useLocation();

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      {!bannerClosed && (
        <div className="Banner" role="region" aria-label="Announcement">
          The kiln fires on Tuesdays. Orders over £75 travel free in the UK.
          <IconButton aria-label="Dismiss announcement" onClick={closeBanner}>
            <X size={17} />
          </IconButton>
        </div>
      )}
      <header className="Header">
        <div className="Wrap Header-row">
          <Link to="/" className="Brand">
            <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden>
              <circle cx="17" cy="17" r="17" fill="#1f3d9c" />
              <path d="M8.5 11.5 H25.5 L22.5 25 H11.5 Z" fill="#fff" />
              <path d="M10.5 20 Q14 17.5 17 20 T23.5 20 L22.5 25 H11.5 Z" fill="#d59b32" />
            </svg>
            <span className="Brand-name">Cartly</span>
            <span className="Brand-line">pots &amp; planters</span>
          </Link>
          <nav className="Nav" aria-label="Main">
            <Tab to="/" end>
              Shop
            </Tab>
            <Tab to="/orders" icon={<Package size={18} aria-hidden />}>
              Orders
            </Tab>
            <Tab to="/saved" icon={<Heart size={18} aria-hidden />}>
              Saved <span className="Count">{saved}</span>
            </Tab>
            <Tab to="/cart" icon={<ShoppingBag size={18} aria-hidden />}>
              Cart <span className="Count Count-blue">{inCart}</span>
            </Tab>
          </nav>
        </div>
      </header>
      <main className="Wrap">
        <Outlet />
      </main>
      <footer className="Footer">
        <div className="Wrap Footer-row">
          <span>Cartly Pots, Unit 4, Harbour Yard, Whitstable CT5 1AB</span>
          <span>Workshop open Thursday to Saturday, 10 till 4</span>
          <span>Thrown, dipped and packed by Ida, Ross and Joan</span>
        </div>
      </footer>
      <Toaster />
    </>
  );
}
