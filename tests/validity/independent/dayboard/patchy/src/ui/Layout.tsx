import { Archive, CalendarCheck2, Plus, SlidersHorizontal, SquareKanban } from "lucide-react";
import { useState } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router-dom";
import { seedArchive } from "../data";
import { daysLeft, shortDate } from "../format";
import { loadBoat, loadHabits, loadTasks } from "../storage";

function Boat() {
  return (
    <svg viewBox="0 0 180 50" width="100%">
      <path d="M2 27h168l6-3-3 12c-1 3-3 4-6 4H16C8 40 4 34 2 27z" fill="#14100d" />
      <rect x="20" y="9" width="114" height="17" fill="#962b24" />
      <rect x="17" y="7" width="120" height="2" fill="#d8c48e" />
      <rect x="26" y="11" width="54" height="12" fill="none" stroke="#f3e2b6" />
      <circle cx="40" cy="17" r="4" fill="#e5dbb3" />
      <circle cx="53" cy="17" r="4" fill="#e5dbb3" />
      <circle cx="66" cy="17" r="4" fill="#e5dbb3" />
      <rect x="86" y="11" width="42" height="12" fill="#2b6650" stroke="#f3e2b6" />
      <path d="M107 13l4 4-4 4-4-4z" fill="#fae2ac" />
      <rect x="118" y="0" width="6" height="7" fill="#d29f4a" />
      <line x1="4" y1="44" x2="174" y2="44" stroke="#7ca292" strokeDasharray="13 6" />
      <line x1="4" y1="49" x2="150" y2="49" stroke="#557d6d" strokeDasharray="8 8" />
    </svg>
  );
}

export default function Layout() {
  useLocation();
  const [boat] = useState(loadBoat);
  const [habits] = useState(loadHabits);
  const [dark, setDark] = useState(false);
  const open = loadTasks().filter((t) => t.col !== "Done").length;
  const done = habits.filter((h) => h.week[3]).length;

  function toggleDark() {
    document.body.classList.toggle("dark", !dark);
    setDark(!dark);
  }

  return (
    <div className="shell">
      <aside className="sidebar">
        <div className="sidebar-inner">
          <Link to="/" className="logo">
            Dayboard
          </Link>
          <p className="nb">NB {boat.boat}</p>
          <Link to="/tasks/new" className="gold-button">
            <Plus size={16} /> New task
          </Link>
          <nav>
            <NavLink to="/" end>
              <SquareKanban size={18} /> Board <em>{open}</em>
            </NavLink>
            <NavLink to="/habits">
              <CalendarCheck2 size={18} /> Habits{" "}
              <em>
                {done}/{habits.length}
              </em>
            </NavLink>
            <NavLink to="/archive">
              <Archive size={18} /> Archive <em>{seedArchive.length}</em>
            </NavLink>
            <NavLink to="/settings">
              <SlidersHorizontal size={18} /> Settings
            </NavLink>
          </nav>
          <div className="countdown">
            <span className="caps">Back in the water</span>
            <strong>{daysLeft(boat.launch)} days</strong>
            <span>{shortDate(boat.launch)}</span>
            <Boat />
          </div>
          <label className="theme-row">
            Dark theme
            <input type="checkbox" role="switch" className="toggle" checked={dark} onChange={toggleDark} />
          </label>
          <p className="owner">{boat.owner}’s board</p>
        </div>
      </aside>
      <main>
        <Outlet context={{ open, done, total: habits.length }} />
      </main>
    </div>
  );
}
