import { Archive, CalendarCheck2, Plus, SlidersHorizontal, SquareKanban } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { Toggle } from "./bits";
import { Boat, Prefs, TODAY, ddm, diff } from "./data";

type Props = { boat: Boat; prefs: Prefs; setPrefs: (p: Prefs) => void; open: number; habits: string; archived: number };

export default function Sidebar({ boat, prefs, setPrefs, open, habits, archived }: Props) {
  const nav = useNavigate();
  const { pathname } = useLocation();
  const items = [
    { to: "/", label: "Board", icon: SquareKanban, n: String(open) },
    { to: "/habits", label: "Habits", icon: CalendarCheck2, n: habits },
    { to: "/archive", label: "Archive", icon: Archive, n: String(archived) },
    { to: "/settings", label: "Settings", icon: SlidersHorizontal, n: "" },
  ];
  return (
    <div className="side">
      <div className="sideframe">
        <div className="logo">Dayboard</div>
        <div className="nb">NB {boat.name.toUpperCase()}</div>
        <div className="newbtn" onClick={() => nav("/new")}>
          <Plus size={16} /> New task
        </div>
        {items.map((i) => (
          <div key={i.to} className={"navitem" + (pathname === i.to ? " on" : "")} onClick={() => nav(i.to)}>
            <i.icon size={19} />
            <span>{i.label}</span>
            {i.n && <b>{i.n}</b>}
          </div>
        ))}
        <div className="grow" />
        <div className="launch">
          <div className="small">BACK IN THE WATER</div>
          <div className="days">{diff(boat.launch, TODAY)} days</div>
          <div className="when">{ddm(boat.launch)}</div>
          <svg viewBox="0 0 184 58" width="184" height="58">
            <path d="M8 30 q-5 -12 4 -14" fill="none" stroke="#f0d58f" strokeWidth="2.5" />
            <path d="M148 30 l18 -11 16 9 z" fill="#4a5a52" />
            <rect x="22" y="10" width="122" height="20" fill="#a02b23" />
            <rect x="18" y="8" width="128" height="3" fill="#efc98a" />
            <rect x="28" y="13" width="58" height="12" fill="#8c1f1a" stroke="#f0d58f" />
            <circle cx="42" cy="19" r="4" fill="#f5e0a0" />
            <circle cx="57" cy="19" r="4" fill="#f5e0a0" />
            <circle cx="72" cy="19" r="4" fill="#f5e0a0" />
            <rect x="92" y="13" width="46" height="12" fill="#1d6a55" stroke="#f0d58f" />
            <path d="M115 15 l4 4 -4 4 -4 -4z" fill="#fff3cf" />
            <rect x="127" y="2" width="6" height="6" fill="#111" />
            <path d="M3 28 q2 14 14 15 h146 q12 -1 17 -15 z" fill="#15110f" />
            <path d="M5 31 h172" stroke="#a02b23" strokeWidth="2" />
            <path d="M4 48 h176" stroke="#7fb3a0" strokeWidth="1.5" strokeDasharray="14 6" />
            <path d="M4 54 h150" stroke="#5a8f7d" strokeWidth="1.5" strokeDasharray="10 8" />
          </svg>
        </div>
        <div className="darkrow">
          Dark theme
          <Toggle on={prefs.theme === "dark"} onClick={() => setPrefs({ ...prefs, theme: prefs.theme === "dark" ? "light" : "dark" })} />
        </div>
        <div className="whose">{boat.owner}’s board</div>
      </div>
    </div>
  );
}
