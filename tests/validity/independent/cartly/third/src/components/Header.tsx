import type { CSSProperties, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { totals, useCart } from "../state/CartContext";
import { useSaved } from "../state/SavedContext";
import { useUi } from "../state/UiContext";
import { color, heading, ui } from "../theme";
import { Icon } from "./Icon";

const badge = (background: string, text: string): CSSProperties => ({
  background, color: text, minWidth: 22, height: 22, borderRadius: 11, padding: "0 6px", fontSize: 13, fontWeight: 700, display: "grid", placeItems: "center",
});

export function Header() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { cart } = useCart();
  const { saved } = useSaved();
  const { bannerHidden, hideBanner } = useUi();
  const { count } = totals(cart);

  const entry = (path: string, content: ReactNode) => {
    const active = path === "/" ? pathname === "/" : pathname.startsWith(path);
    return (
      <button
        type="button"
        aria-current={active ? "page" : undefined}
        onClick={() => navigate(path)}
        style={{ display: "flex", alignItems: "center", gap: 7, height: 36, padding: "0 13px", fontWeight: active ? 700 : 400, borderBottom: `3px solid ${active ? color.ochre : "transparent"}` }}
      >
        {content}
      </button>
    );
  };

  return (
    <>
      {!bannerHidden && (
        <div style={{ background: color.blue, color: color.white, height: 33, display: "grid", placeItems: "center", position: "relative", fontSize: 14.5 }}>
          The kiln fires on Tuesdays. Orders over £75 travel free in the UK.
          <button type="button" aria-label="Hide this message" onClick={hideBanner} style={{ position: "absolute", right: 18, top: 4, width: 24, height: 24, color: color.white }}>
            ✕
          </button>
        </div>
      )}
      <header style={{ borderBottom: `2px solid ${color.ink}` }}>
        <div style={{ ...ui.wrap, ...ui.row, height: 62 }}>
          <div onClick={() => navigate("/")} style={{ display: "flex", alignItems: "baseline", cursor: "pointer" }}>
            <svg width={34} height={34} viewBox="0 0 34 34" aria-hidden="true" style={{ alignSelf: "center", marginRight: 10 }}>
              <circle cx={17} cy={17} r={17} fill={color.blue} />
              <path d="M9 12h16l-2.5 13h-11z" fill={color.white} />
              <path d="M10.3 19q3 3 6.5 1t6.9 0l-1.2 5h-11z" fill={color.ochre} />
            </svg>
            <span style={{ fontFamily: heading, fontSize: 29, fontWeight: 700 }}>Cartly</span>
            <span style={{ ...ui.muted, marginLeft: 12 }}>pots &amp; planters</span>
          </div>
          <nav style={{ display: "flex", gap: 6 }}>
            {entry("/", "Shop")}
            {entry("/orders", <><Icon name="box" />Orders</>)}
            {entry("/saved", <><Icon name="heartLine" />Saved <span style={badge("#d9dfd7", color.ink)}>{saved.length}</span></>)}
            {entry("/cart", <><Icon name="bag" />Cart <span style={badge(color.blue, color.white)}>{count}</span></>)}
          </nav>
        </div>
      </header>
    </>
  );
}
