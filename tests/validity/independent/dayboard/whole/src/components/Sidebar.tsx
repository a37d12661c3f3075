import { Archive, CalendarCheck2, Plus, SlidersHorizontal, SquareKanban } from "lucide-react";
import { NavLink } from "react-router-dom";
import { TODAY, daysBetween, plural, weekdayDayMonth } from "../lib/dates";
import { doneToday } from "../lib/habits";
import { board } from "../store/BoardStore";
import { useBoard } from "../store/hooks";
import Narrowboat from "./Narrowboat";
import Switch from "./Switch";

export default function Sidebar() {
  const { tasks, habits, boat, prefs } = useBoard();
  const open = tasks.filter((t) => !t.shelf && t.column !== "done").length;
  const shelved = tasks.filter((t) => t.shelf).length;
  const left = daysBetween(TODAY, boat.launch);
  const dark = prefs.theme === "dark";
  const links = [
    { to: "/", icon: SquareKanban, name: "Board", badge: String(open) },
    { to: "/habits", icon: CalendarCheck2, name: "Habits", badge: `${habits.filter(doneToday).length}/${habits.length}` },
    { to: "/archive", icon: Archive, name: "Archive", badge: String(shelved) },
    { to: "/settings", icon: SlidersHorizontal, name: "Settings", badge: "" },
  ];

  return (
    <aside className="side">
      <div className="side-frame">
        <NavLink to="/" className="brand">
          Dayboard
        </NavLink>
        <div className="boat-name">NB {boat.name}</div>
        <NavLink to="/new" className="new-task">
          <Plus size={17} /> New task
        </NavLink>
        <nav className="nav">
          {links.map(({ to, icon: Icon, name, badge }) => (
            <NavLink key={to} to={to} end className={({ isActive }) => (isActive ? "nav-link on" : "nav-link")}>
              <Icon size={18} />
              <span>{name}</span>
              {badge && <b>{badge}</b>}
            </NavLink>
          ))}
        </nav>
        <div className="launch">
          <div className="launch-cap">Back in the water</div>
          <div className="launch-days">{left > 0 ? plural(left, "day") : left === 0 ? "Today" : "Afloat"}</div>
          <div className="launch-date">{weekdayDayMonth(boat.launch)}</div>
          <Narrowboat />
        </div>
        <div className="side-theme">
          <span>Dark theme</span>
          <Switch on={dark} name="Dark theme" onToggle={() => board.prefer({ theme: dark ? "light" : "dark" })} />
        </div>
        <div className="side-owner">{boat.owner}’s board</div>
      </div>
    </aside>
  );
}
