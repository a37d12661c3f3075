import { Heart, Package, ShoppingBag, X } from "lucide-react";
import { ReactNode } from "react";
import { Link, NavLink, Outlet } from "react-router-dom";
import { countItems, setState, useStore } from "../state/store";
import { cn, display, focusRing } from "../ui/cn";
import { Toaster } from "../ui/Toaster";

function Banner() {
  const closed = useStore((s) => s.bannerClosed);
  if (closed) return null;
  return (
    <div className="relative bg-[#1f3a9e] py-1.5 text-center text-sm leading-[21px] text-white">
      The kiln fires on Tuesdays. Orders over £75 travel free in the UK.
      <button
        type="button"
        aria-label="Dismiss announcement"
        onClick={() => setState({ bannerClosed: true })}
        className="absolute right-4 top-1 flex h-6 w-6 items-center justify-center rounded hover:bg-white/15"
      >
        <X className="h-[18px] w-[18px]" aria-hidden />
      </button>
    </div>
  );
}

function Item({ to, end, children }: { to: string; end?: boolean; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end={end}
      className={({ isActive }) =>
        cn(
          "flex h-[38px] items-center gap-2 border-b-[3px] px-3 text-[15px]",
          focusRing,
          isActive ? "border-[#d49a2e] font-bold" : "border-transparent hover:border-[#cfd2ca]",
        )
      }
    >
      {children}
    </NavLink>
  );
}

export function Layout() {
  const saved = useStore((s) => s.saved.length);
  const cart = useStore((s) => countItems(s.cart));
  const badge = "flex h-[22px] min-w-[22px] items-center justify-center rounded-full px-1.5 text-[13px] font-bold";
  return (
    <div className="flex min-h-screen flex-col bg-[#f5f5f0] font-['Liberation_Sans',Arial,sans-serif] text-[#1c2421]">
      <Banner />
      <header className="border-b-2 border-[#1c2421]">
        <div className="mx-auto flex h-[62px] max-w-[1232px] items-center justify-between">
          <Link to="/" className={cn("flex items-center gap-2.5", focusRing)}>
            <svg viewBox="0 0 34 34" className="h-[34px] w-[34px]" aria-hidden>
              <circle cx="17" cy="17" r="17" fill="#1f3a9e" />
              <path d="M8 12h18l-3 12H11z" fill="#fdfefa" />
              <path d="M10 19c3 1 4-1 7 0s5 0 7-1l-1.5 6h-11z" fill="#d49a2e" />
            </svg>
            <span className={cn(display, "text-[28px]")}>Cartly</span>
            <span className="ml-1 mt-2 text-sm text-[#5c6660]">pots &amp; planters</span>
          </Link>
          <nav aria-label="Main" className="flex items-center gap-1.5">
            <Item to="/" end>
              Shop
            </Item>
            <Item to="/orders">
              <Package className="h-[18px] w-[18px]" aria-hidden /> Orders
            </Item>
            <Item to="/saved">
              <Heart className="h-[18px] w-[18px]" aria-hidden /> Saved
              <span className={cn(badge, "bg-[#dbe2da]")}>{saved}</span>
            </Item>
            <Item to="/cart">
              <ShoppingBag className="h-[18px] w-[18px]" aria-hidden /> Cart
              <span className={cn(badge, "bg-[#1f3a9e] text-white")}>{cart}</span>
            </Item>
          </nav>
        </div>
      </header>
      <main className="mx-auto w-full max-w-[1232px] pb-[72px]">
        <Outlet />
      </main>
      <footer className="border-t border-[#cfd2ca]">
        <div className="mx-auto flex max-w-[1232px] justify-between pb-20 pt-[34px] text-sm text-[#5c6660]">
          <span>Cartly Pots, Unit 4, Harbour Yard, Whitstable CT5 1AB</span>
          <span>Workshop open Thursday to Saturday, 10 till 4</span>
          <span>Thrown, dipped and packed by Ida, Ross and Joan</span>
        </div>
      </footer>
      <Toaster />
    </div>
  );
}

export function PageTitle({ title, sub, children }: { title: string; sub?: string; children?: ReactNode }) {
  return (
    <div className="flex items-end justify-between pb-5 pt-6">
      <div>
        <h1 className={cn(display, "text-[40px] leading-[48px]")}>{title}</h1>
        {sub && <p className="mt-1 text-sm text-[#5c6660]">{sub}</p>}
      </div>
      {children}
    </div>
  );
}

export const linkClass = "text-[#1f3a9e] underline underline-offset-[3px] hover:text-[#182f82]";
