import { Link } from "react-router-dom";
import { Bell, Heart, Plus } from "lucide-react";
import { gbp, Item, Sv } from "./data";
import Pic from "./Pic";

export function Tag({ it }: { it: Item }) {
  if (!it.stock) return <span className="tag k">Sold out</span>;
  if (it.stock <= 3) return <span className="tag o">Only {it.stock} left</span>;
  return it.isNew ? <span className="tag g">New</span> : null;
}

export const from = (it: Item) => (it.sz.length > 1 ? "from " : "") + gbp(it.sz[0][2]);

type P = { it: Item; saved: Sv[]; heart: (id: number) => void; add: (id: number, gl: string, sz: number, n: number) => void };

export default function Tile({ it, saved, heart, add }: P) {
  const on = saved.some((s) => s.id === it.id);
  return (
    <div className="tile">
      <div className="ph">
        <Link to={"/item/" + it.id}>
          <Pic it={it} />
        </Link>
        <Tag it={it} />
        <button className="hrt" onClick={() => heart(it.id)}>
          <Heart size={18} fill={on ? "#b4402a" : "none"} color={on ? "#b4402a" : "#1b2422"} />
        </button>
      </div>
      <Link to={"/item/" + it.id} className="nm">
        {it.name}
      </Link>
      <div className="sub">
        {it.cat} · {it.gl[0]}
        {it.gl.length > 1 && ` +${it.gl.length - 1}`}
      </div>
      <div className="row">
        <span className="pr">{from(it)}</span>
        {it.stock ? (
          <button className="btn p s" onClick={() => add(it.id, it.gl[0], 0, 1)}>
            <Plus size={15} /> Add
          </button>
        ) : (
          <button className="btn s">
            <Bell size={15} /> Notify me
          </button>
        )}
      </div>
    </div>
  );
}
