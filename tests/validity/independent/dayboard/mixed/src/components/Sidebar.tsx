import { Archive, CalendarCheck2, Plus, SlidersHorizontal, SquareKanban } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { daysBetween, dayAndDate, plural, TODAY } from "../lib/dates";
import { doneToday, openTasks, putAway, useStore } from "../state/store";
import { Narrowboat } from "./Narrowboat";
import { Switch } from "./Switch";

export function Sidebar() {
  const { state, dispatch } = useStore();
  const { boat, habits, prefs } = state;
  const links = [
    { to: "/", label: "Board", icon: SquareKanban, badge: String(openTasks(state).length) },
    { to: "/habits", label: "Habits", icon: CalendarCheck2, badge: `${doneToday(habits)}/${habits.length}` },
    { to: "/archive", label: "Archive", icon: Archive, badge: String(putAway(state).length) },
    { to: "/settings", label: "Settings", icon: SlidersHorizontal, badge: "" },
  ];
  return (
    <aside className="sidebar">
      <div className="sidebar-frame">
        <Link to="/" className="brand">
          Dayboard
        </Link>
        <div className="brand-boat">NB {boat.name}</div>
        <Link to="/tasks/new" className="new-task">
          <Plus size={16} /> New task
        </Link>
        <nav className="nav">
          {links.map(({ to, label, icon: Icon, badge }) => (
            <NavLink key={to} to={to} end className="nav-link">
              <Icon size={18} strokeWidth={1.8} />
              <span>{label}</span>
              {badge && <span className="nav-badge">{badge}</span>}
            </NavLink>
          ))}
        </nav>
        <div className="countdown">
          <div className="countdown-label">Back in the water</div>
          <div className="countdown-days">{plural(Math.max(0, daysBetween(TODAY, boat.launch)), "day")}</div>
          <div className="countdown-date">{dayAndDate(boat.launch)}</div>
          <Narrowboat />
        </div>
        <label className="sidebar-theme">
          Dark theme
          <Switch
            checked={prefs.theme === "dark"}
            onChange={(on) => dispatch({ type: "prefs/set", patch: { theme: on ? "dark" : "light" } })}
          />
        </label>
        <div className="sidebar-owner">{boat.owner}’s board</div>
      </div>
    </aside>
  );
}
