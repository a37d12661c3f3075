import { Archive, CalendarCheck2, KanbanSquare, Plus, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { daysBetween, plural, shortDate, TODAY, weekdayName } from "../data/dates";
import { useCounts, useStore } from "../state/Store";
import { BoatDrawing } from "./BoatDrawing";
import { Switch } from "./Switch";

function Item({ to, icon, label, count, countLabel }: {
  to: string; icon: ReactNode; label: string; count?: string; countLabel?: string;
}) {
  return (
    <NavLink to={to} end className={({ isActive }) => `nav-item${isActive ? " is-active" : ""}`}>
      {icon}
      <span className="flex-1">{label}</span>
      {count !== undefined && <span className="nav-count" title={countLabel}>{count}</span>}
    </NavLink>
  );
}

export function Sidebar() {
  const { settings, setSettings } = useStore();
  const counts = useCounts();
  const left = daysBetween(TODAY, settings.launch);
  const icon = { size: 18, "aria-hidden": true } as const;

  return (
    <aside className="side">
      <div className="side-panel">
        <Link to="/" className="brand">
          <span className="brand-name">Dayboard</span>
          <span className="brand-boat">nb {settings.boat}</span>
        </Link>
        <Link to="/new" className="btn btn-brass w-full">
          <Plus size={17} aria-hidden="true" /> New task
        </Link>
        <nav aria-label="Main" className="nav">
          <Item to="/" icon={<KanbanSquare {...icon} />} label="Board" count={String(counts.open)} countLabel="Open tasks" />
          <Item
            to="/habits" icon={<CalendarCheck2 {...icon} />} label="Habits"
            count={`${counts.habitsDone}/${counts.habitsTotal}`} countLabel="Habits done today"
          />
          <Item to="/archive" icon={<Archive {...icon} />} label="Archive" count={String(counts.archived)} countLabel="Tasks in the archive" />
          <Item to="/settings" icon={<SlidersHorizontal {...icon} />} label="Settings" />
        </nav>
        <div className="launch">
          <span className="kicker">Back in the water</span>
          <strong>{left > 0 ? plural(left, "day") : "Afloat"}</strong>
          <span>{weekdayName(settings.launch).slice(0, 3)} {shortDate(settings.launch)}</span>
          <BoatDrawing />
        </div>
        <div className="side-foot">
          <Switch
            label="Dark theme"
            checked={settings.theme === "dark"}
            onChange={(on) => setSettings({ theme: on ? "dark" : "light" })}
          />
          <span className="side-owner">{settings.owner}’s board</span>
        </div>
      </div>
    </aside>
  );
}
