import { BrowserRouter, Routes, Route, Link } from "react-router-dom";
import { createContext, useContext, useReducer } from "react";
import { Page } from "./page";
const Ctx = createContext<any>(null);
function Who() {
  const { dispatch } = useContext(Ctx);
  return (
    <div>
      <h1>Who's watching?</h1>
      {["Mia", "Tom", "Kids"].map((n) => (
        <div
          key={n}
          className="cursor-pointer"
          style={{ cursor: "pointer" }}
          onClick={() => dispatch({ type: "pick", n })}
        >
          <img alt="" width="50" height="50" />
          <span>{n}</span>
        </div>
      ))}
    </div>
  );
}
function Shell() {
  const { state } = useContext(Ctx);
  if (!state.profile) return <Who />;
  return (
    <>
      <nav>
        <Link to="/browse">Browse</Link>
        <Link to="/mylist">My list</Link>
      </nav>
      <Routes>
        <Route path="/" element={<Page t="start" />} />
        <Route path="/browse" element={<Page t="browse" />} />
        <Route path="/mylist" element={<Page t="mylist" />} />
      </Routes>
    </>
  );
}
export default function App() {
  const [state, dispatch] = useReducer((s: any, a: any) => (a.type === "pick" ? { profile: a.n } : s), {
    profile: null,
  });
  return (
    <Ctx.Provider value={{ state, dispatch }}>
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </Ctx.Provider>
  );
}
