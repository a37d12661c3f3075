import { Link } from "react-router-dom";
import { GLAZES } from "../data/glazes";
import { productById, sizeOf } from "../data/products";
import { lineKey, money } from "../state/totals";
import type { Order } from "../state/types";
import PotArt from "./PotArt";

export default function OrderLines({ order }: { order: Order }) {
  return (
    <ul>
      {order.lines.map((l) => {
        const p = productById(l.productId);
        if (!p) return null;
        return (
          <li key={lineKey(l)} className="sum-line">
            <span className="tile tile-sm" style={{ background: p.tile }}><PotArt shape={p.shape} glaze={l.glaze} tight /></span>
            <span className="grow">
              <Link to={`/product/${p.id}`}><b>{p.name}</b></Link>
              <small className="muted block">{GLAZES[l.glaze].name}, {sizeOf(p, l.size).cm} cm</small>
            </span>
            <span className="muted w-24">{l.qty} × {money(l.price)}</span>
            <span className="w-20 text-right">{money(l.price * l.qty)}</span>
          </li>
        );
      })}
    </ul>
  );
}
