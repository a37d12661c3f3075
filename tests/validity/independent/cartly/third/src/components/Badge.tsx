import type { CSSProperties } from "react";
import type { Product } from "../data/products";
import { color } from "../theme";

export function Badge({ badge, style }: { badge: Product["badge"]; style?: CSSProperties }) {
  if (!badge) return null;
  const background = { ochre: color.ochre, green: color.green, ink: color.ink }[badge.tone];
  return (
    <span style={{ background, color: badge.tone === "ochre" ? color.ink : color.white, fontSize: 13, fontWeight: 700, borderRadius: 4, padding: "2px 8px", lineHeight: "19px", whiteSpace: "nowrap", ...style }}>
      {badge.text}
    </span>
  );
}
