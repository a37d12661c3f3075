import { useState } from "react";
import { BrowserRouter, NavLink, Route, Routes, Link } from "react-router-dom";
import { Heart, Package, ShoppingBag, X } from "lucide-react";
import "./a.css";
import { Line, Sv } from "./data";
import Shop from "./Shop";
import Prod from "./Prod";
import Cart from "./Cart";
import Pay from "./Pay";
import Ords from "./Ords";
import OrdPage from "./OrdPage";
import Saved from "./Saved";

export default function App() {
  const [bar, setBar] = useState(true);
  const [cart, setCart] = useState<Line[]>([
    { id: 1, gl: "Cobalt", sz: 1, n: 1 },
    { id: 3, gl: "Celadon", sz: 0, n: 2 },
  ]);
  const [saved, setSaved] = useState<Sv[]>([
    { id: 2, note: "Spring bulbs for the kitchen sill" },
    { id: 5, note: "" },
    { id: 8, note: "Mum's birthday, 3 March" },
    { id: 9, note: "" },
  ]);
  const [ship, setShip] = useState("Standard");
  const [code, setCode] = useState("");
  const [instr, setInstr] = useState("Leave with Mrs Farrow at number 16.");
  const [msg, setMsg] = useState("");

  const toast = (m: string) => {
    setMsg(m);
    setTimeout(() => setMsg(""), 3000);
  };

  const add = (id: number, gl: string, sz: number, n: number) => {
    const i = cart.findIndex((l) => l.id === id && l.gl === gl && l.sz === sz);
    setCart((c) => (i > -1 ? c.map((l, k) => (k === i ? { ...l, n: l.n + n } : l)) : [...c, { id, gl, sz, n }]));
    toast("Added to cart");
  };

  const heart = (id: number) => setSaved(saved.some((s) => s.id === id) ? saved.filter((s) => s.id !== id) : [{ id, note: "" }, ...saved]);
  const n = cart.reduce((a, l) => a + l.n, 0);
  const cls = ({ isActive }: { isActive: boolean }) => (isActive ? "tab on" : "tab");

  return (
    <BrowserRouter>
      {bar && (
        <div className="bar">
          The kiln fires on Tuesdays. Orders over £75 travel free in the UK.
          <button className="bx" onClick={() => setBar(false)}>
            <X size={17} />
          </button>
        </div>
      )}
      <header className="hd">
        <div className="w row">
          <Link to="/" className="row logo">
            <svg width="34" height="34">
              <circle cx="17" cy="17" r="17" fill="#1f3d9c" />
              <path d="M8 12h18l-3 13H11z" fill="#fff" />
              <path d="M10 20h14l-1 5H11z" fill="#d59b32" />
            </svg>
            <b>Cartly</b>
            <small>pots &amp; planters</small>
          </Link>
          <nav className="row nav">
            <NavLink to="/" end className={cls}>Shop</NavLink>
            <NavLink to="/orders" className={cls}><Package size={18} />Orders</NavLink>
            <NavLink to="/saved" className={cls}><Heart size={18} />Saved <i>{saved.length}</i></NavLink>
            <NavLink to="/cart" className={cls}><ShoppingBag size={18} />Cart <i className="bl">{n}</i></NavLink>
          </nav>
        </div>
      </header>
      <div className="w main">
        <Routes>
          <Route path="/" element={<Shop saved={saved} heart={heart} add={add} toast={toast} />} />
          <Route path="/item/:id" element={<Prod saved={saved} heart={heart} add={add} toast={toast} />} />
          <Route path="/cart" element={<Cart cart={cart} setCart={setCart} ship={ship} code={code} setCode={setCode} toast={toast} />} />
          <Route path="/checkout" element={<Pay cart={cart} setCart={setCart} ship={ship} setShip={setShip} code={code} />} />
          <Route path="/orders" element={<Ords toast={toast} />} />
          <Route path="/orders/:no" element={<OrdPage add={add} instr={instr} setInstr={setInstr} toast={toast} />} />
          <Route path="/saved" element={<Saved saved={saved} setSaved={setSaved} setCart={setCart} add={add} toast={toast} />} />
        </Routes>
      </div>
      <footer className="ft">
        <div className="w row">
          <span>Cartly Pots, Unit 4, Harbour Yard, Whitstable CT5 1AB</span>
          <span>Workshop open Thursday to Saturday, 10 till 4</span>
          <span>Thrown, dipped and packed by Ida, Ross and Joan</span>
        </div>
      </footer>
      {msg && <div className="toast">{msg}</div>}
    </BrowserRouter>
  );
}
