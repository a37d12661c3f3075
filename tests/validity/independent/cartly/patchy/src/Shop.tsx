import { useState } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { CATS, COL, ITEMS, Sv } from "./data";
import Tile from "./Tile";

type P = { saved: Sv[]; heart: (id: number) => void; add: (id: number, gl: string, sz: number, n: number) => void; toast: (m: string) => void };

export default function Shop({ saved, heart, add }: P) {
  const [q, setQ] = useState("");
  const [cats, setCats] = useState<string[]>([]);
  const [max, setMax] = useState(130);
  const [gl, setGl] = useState("");
  const [stock, setStock] = useState(false);
  const [sort, setSort] = useState("Featured");
  const [pg, setPg] = useState(1);

  let list = ITEMS.filter((i) => (!cats.length || cats.includes(i.cat)) && (!gl || i.gl.includes(gl)));
  if (sort === "Price: low to high") list = [...list].sort((a, b) => a.sz[0][2] - b.sz[0][2]);
  if (sort === "Price: high to low") list = [...list].sort((a, b) => b.sz[0][2] - a.sz[0][2]);
  const total = list.length;
  const hits = q ? list.filter((i) => i.name.toLowerCase().includes(q.toLowerCase())) : list;
  const page = hits.slice((pg - 1) * 8, pg * 8);
  const last = Math.ceil(total / 8);

  return (
    <>
      <div className="row hh">
        <h1>Pots that outlive the plant</h1>
        <span className="mut">Thrown by hand, dipped by eye and fired in Whitstable.</span>
      </div>
      <div className="shop">
        <div className="side">
          <details open>
            <summary>Category</summary>
            {CATS.map((c) => (
              <div className="row ck" key={c}>
                <label>
                  <input type="checkbox" checked={cats.includes(c)} onChange={() => setCats(cats.includes(c) ? cats.filter((x) => x !== c) : [...cats, c])} /> {c}
                </label>
                <span className="mut">{ITEMS.filter((i) => i.cat === c).length}</span>
              </div>
            ))}
          </details>
          <details open>
            <summary>Price</summary>
            <div>{max === 130 ? "Any price" : "Under £" + max}</div>
            <input type="range" min="10" max="130" value={max} onChange={(e) => setMax(+e.target.value)} />
            <div className="row mut">
              <span>£10</span>
              <span>£130</span>
            </div>
          </details>
          <details open>
            <summary>Glaze</summary>
            <div className="row dots">
              {Object.keys(COL).map((c) => (
                <button key={c} title={c} className={gl === c ? "dot sel" : "dot"} style={{ background: COL[c] }} onClick={() => setGl(gl === c ? "" : c)} />
              ))}
            </div>
          </details>
          <label className="row stk">
            In stock only
            <input type="checkbox" className="sw" checked={stock} onChange={() => setStock(!stock)} />
          </label>
        </div>
        <div>
          <div className="row tools">
            <input className="inp q" placeholder="Search pots" value={q} onChange={(e) => setQ(e.target.value)} />
            <span>{total} pots</span>
            <span className="sp" />
            <span>Sort by</span>
            <select value={sort} onChange={(e) => setSort(e.target.value)}>
              <option>Featured</option>
              <option>Newest</option>
              <option>Price: low to high</option>
              <option>Price: high to low</option>
            </select>
          </div>
          <div className="grid">
            {page.map((i) => (
              <Tile key={i.id} it={i} saved={saved} heart={heart} add={add} />
            ))}
          </div>
          <div className="row pgr">
            <span className="mut">
              Showing {(pg - 1) * 8 + 1} to {Math.min(pg * 8, total)} of {total}
            </span>
            <div>
              <button className="pb" disabled={pg === 1} onClick={() => setPg(pg - 1)}>
                <ChevronLeft size={18} />
              </button>
              {Array.from({ length: last }, (_, k) => (
                <button key={k} className={pg === k + 1 ? "pb cur" : "pb"} onClick={() => setPg(k + 1)}>
                  {k + 1}
                </button>
              ))}
              <button className="pb" disabled={pg >= last} onClick={() => setPg(pg + 1)}>
                <ChevronRight size={18} />
              </button>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
