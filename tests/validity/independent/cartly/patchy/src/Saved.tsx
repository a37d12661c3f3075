import { useState } from "react";
import { Link } from "react-router-dom";
import { Bell, Pencil, Plus, ShoppingBag, Trash2 } from "lucide-react";
import { get, Line, Sv } from "./data";
import Pic from "./Pic";
import { from, Tag } from "./Tile";

type P = {
  saved: Sv[];
  setSaved: (s: Sv[]) => void;
  setCart: (f: (c: Line[]) => Line[]) => void;
  add: (id: number, gl: string, sz: number, n: number) => void;
  toast: (m: string) => void;
};

export default function Saved({ saved, setSaved, setCart, add, toast }: P) {
  const [sort, setSort] = useState("Recently saved");
  const [ed, setEd] = useState(0);
  const [txt, setTxt] = useState("");
  const note = (id: number, t: string) => setSaved(saved.map((s) => (s.id === id ? { ...s, note: t } : s)));

  const all = () => {
    setCart((c) => [...c, ...saved.map((s) => ({ id: s.id, gl: get(s.id).gl[0], sz: 0, n: 1 }))]);
    setSaved([]);
    toast("Moved to cart");
  };

  return (
    <>
      <div className="row hh">
        <div>
          <h1>Saved pots</h1>
          <div className="mut">{saved.length} pots kept for later, 3 ready to buy</div>
        </div>
        <div className="row">
          Sort by
          <select value={sort} onChange={(e) => setSort(e.target.value)}>
            <option>Recently saved</option>
            <option>Name</option>
            <option>Price</option>
          </select>
          <button className="btn" onClick={() => setSaved([])}>Clear list</button>
          <button className="btn p" onClick={all}><ShoppingBag size={16} /> Move all to cart</button>
        </div>
      </div>
      <div className="svg2">
        {saved.map((s) => {
          const it = get(s.id);
          return (
            <div className="box sc" key={s.id}>
              <Link to={"/item/" + it.id} className="sp2"><Pic it={it} /></Link>
              <div className="gr col">
                <div className="row">
                  <Link className="nm" to={"/item/" + it.id}>{it.name}</Link>
                  <button onClick={() => setSaved(saved.filter((x) => x.id !== s.id))}><Trash2 size={17} /></button>
                </div>
                <div className="pt"><span className="pr">{from(it)}</span> <Tag it={it} /></div>
                {ed === s.id ? (
                  <div className="row">
                    <input className="inp" value={txt} onChange={(e) => setTxt(e.target.value)} />
                    <button className="btn s p" onClick={() => { note(s.id, txt); setEd(0); }}>Save</button>
                  </div>
                ) : s.note ? (
                  <div className="row nt">
                    <span className="gr">{s.note}</span>
                    <button onClick={() => { setEd(s.id); setTxt(s.note); }}><Pencil size={15} /></button>
                    <button onClick={() => note(s.id, "")}><Trash2 size={15} /></button>
                  </div>
                ) : (
                  <div><Plus size={13} /> <button className="lk">Add a note</button></div>
                )}
                <div className="ed">
                  {it.stock ? (
                    <button className="btn p s" onClick={() => add(it.id, it.gl[0], 0, 1)}>Move to cart</button>
                  ) : (
                    <button className="btn s" onClick={() => toast("We will email you")}><Bell size={15} /> Notify me</button>
                  )}
                </div>
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}
