import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Bell, Heart, Minus, Plus, ShoppingBag } from "lucide-react";
import { COL, get, gbp, ITEMS, Sv } from "./data";
import Pic from "./Pic";
import Tile from "./Tile";

type P = { saved: Sv[]; heart: (id: number) => void; add: (id: number, gl: string, sz: number, n: number) => void; toast: (m: string) => void };

export default function Prod({ saved, heart, add, toast }: P) {
  const { id } = useParams();
  const it = get(Number(id));
  const [gl, setGl] = useState(it.gl[0]);
  const [sz, setSz] = useState(0);
  const [n, setN] = useState(1);
  const [v, setV] = useState("Planted");
  const [sv, setSv] = useState(saved.some((s) => s.id === it.id));

  return (
    <>
      <div className="cr">
        <Link to="/">Shop</Link> / {it.cat} / <span>{it.name}</span>
      </div>
      <div className="prod">
        <div>
          <div className="big">
            <Pic it={it} gl={gl} plant={v === "Planted"} />
          </div>
          <div className="row th">
            {["Planted", "Empty", "To scale"].map((t) => (
              <button key={t} className={v === t ? "thb cur" : "thb"} onClick={() => setV(t)}>
                <Pic it={it} gl={gl} plant={t === "Planted"} />
                {t}
              </button>
            ))}
          </div>
        </div>
        <div>
          <h1>{it.name}</h1>
          <p className="pp">
            <span className="pr">{gbp(it.sz[sz][2])}</span> <span className="grn">{it.stock ? it.stock + " in stock" : "Sold out"}</span>
          </p>
          <p className="bl2">Our first pot and still the one we throw most. Straight shoulders, a thumb-wide rim and a dipped glaze that stops where it likes.</p>
          <div>
            Glaze: <b>{gl}</b>
          </div>
          <div className="gls">
            {it.gl.map((g) => (
              <button key={g} className={g === gl ? "dot lg sel" : "dot lg"} style={{ background: COL[g] }} onClick={() => setGl(g)} />
            ))}
          </div>
          <div>
            Size: <b>{it.sz[sz][1]} cm across</b>
          </div>
          <div className="szs">
            {it.sz.map((s, k) => (
              <button key={s[0]} className={k === sz ? "szb cur" : "szb"} onClick={() => setSz(k)}>
                {s[0]}
                <small>{gbp(s[2])}</small>
              </button>
            ))}
          </div>
          <div className="row buy">
            {it.stock > 0 && (
              <div className="st row">
                <button disabled={n === 1} onClick={() => setN(n - 1)}><Minus size={15} /></button>
                {n}
                <button onClick={() => setN(n + 1)}><Plus size={15} /></button>
              </div>
            )}
            {it.stock > 0 ? (
              <button className="btn p l f" onClick={() => add(it.id, gl, 0, n)}>
                <ShoppingBag size={18} /> Add to cart, {gbp(it.sz[sz][2])}
              </button>
            ) : (
              <button className="btn l f" onClick={() => toast("We will let you know")}>
                <Bell size={18} /> Notify me
              </button>
            )}
            <button
              className="btn l"
              onClick={() => {
                setSv(!sv);
                toast(sv ? "Removed from saved" : "Saved");
              }}
            >
              <Heart size={18} fill={sv ? "#b4402a" : "none"} /> {sv ? "Saved" : "Save"}
            </button>
          </div>
          <details open className="acc">
            <summary>Details</summary>
            <ul>
              <li>Whitstable stoneware, fired to 1,240 °C</li>
              <li>One drainage hole, cork plug included</li>
              <li>Weighs 1.1 kg (small) to 2.6 kg (large)</li>
            </ul>
          </details>
          <details className="acc">
            <summary>Delivery and returns</summary>
            <p>Standard delivery takes 3 to 5 days. Free returns for 30 days.</p>
          </details>
          <details className="acc">
            <summary>Care</summary>
            <p>Wipe clean with a damp cloth. Bring indoors when it freezes.</p>
          </details>
        </div>
      </div>
      <h2 className="mr">More {it.cat.toLowerCase()}</h2>
      <div className="grid">
        {ITEMS.filter((x) => x.cat === it.cat && x.id !== it.id)
          .slice(0, 4)
          .map((x) => (
            <Tile key={x.id} it={x} saved={saved} heart={heart} add={add} />
          ))}
      </div>
    </>
  );
}
