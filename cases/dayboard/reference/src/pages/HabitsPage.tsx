import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { AddHabitForm } from "../components/AddHabitForm";
import { HabitRow } from "../components/HabitRow";
import { PageHeader } from "../components/PageHeader";
import { addDays, currentStreak, dayOfMonth, plural, shortDate, startOfWeek, TODAY, weekdayName, weekOf } from "../data/dates";
import type { Habit } from "../data/types";
import { useCounts, useStore } from "../state/Store";

type HabitSort = "added" | "streak" | "name";

const COMPARE: Record<HabitSort, (a: Habit, b: Habit) => number> = {
  added: () => 0,
  streak: (a, b) => currentStreak(b.days) - currentStreak(a.days),
  name: (a, b) => a.name.localeCompare(b.name),
};

export function HabitsPage() {
  const { habits, settings } = useStore();
  const counts = useCounts();
  const thisWeek = startOfWeek(TODAY, settings.weekStart);
  const [offset, setOffset] = useState(0);
  const [sort, setSort] = useState<HabitSort>("added");
  const [closed, setClosed] = useState<string[]>([]);

  const start = addDays(thisWeek, offset * 7);
  const week = weekOf(start);
  const ticks = (days: string[]) => week.filter((d) => days.includes(d)).length;
  const goal = habits.reduce((sum, h) => sum + h.goal, 0);
  const kept = habits.reduce((sum, h) => sum + Math.min(h.goal, ticks(h.days)), 0);
  const longest = [...habits].sort(COMPARE.streak)[0];
  const weekLabel = offset === 0 ? "This week" : offset === -1 ? "Last week" : `${-offset} weeks ago`;

  const toggleGroup = (part: string) =>
    setClosed((list) => (list.includes(part) ? list.filter((p) => p !== part) : [...list, part]));

  return (
    <>
      <PageHeader title="Daily habits" lead="Small jobs that keep her afloat and me in practice." />

      <div className="stats">
        <div className="stat">
          <span className="kicker">Today</span>
          <strong>{counts.habitsDone} of {counts.habitsTotal}</strong>
          <span>{counts.habitsDone === counts.habitsTotal ? "all ticked" : `${plural(counts.habitsTotal - counts.habitsDone, "habit")} to go`}</span>
        </div>
        <div className="stat">
          <span className="kicker">{weekLabel}</span>
          <strong>{kept} of {goal}</strong>
          <span className="bar" role="progressbar" aria-label="Weekly goals kept" aria-valuemin={0} aria-valuemax={goal} aria-valuenow={kept}>
            <span style={{ width: `${goal ? (kept / goal) * 100 : 0}%` }} />
          </span>
        </div>
        <div className="stat">
          <span className="kicker">Longest run going</span>
          <strong>{longest ? plural(currentStreak(longest.days), "day") : "None yet"}</strong>
          <span>{longest ? longest.name : "add a habit to begin"}</span>
        </div>
      </div>

      <section className="panel" aria-label="Week grid">
        <div className="flex items-center gap-2 mb-3">
          <button type="button" className="icon-btn icon-btn-framed" aria-label="Previous week" onClick={() => setOffset(offset - 1)}>
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
          <h2 className="week-title" aria-live="polite">{shortDate(start)} to {shortDate(week[6])}</h2>
          <button
            type="button" className="icon-btn icon-btn-framed" aria-label="Next week" disabled={offset === 0}
            onClick={() => setOffset(offset + 1)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </button>
          {offset !== 0 && <button type="button" className="btn" onClick={() => setOffset(0)}>Back to this week</button>}
          <label className="inline-select ml-auto">
            Sort by
            <select value={sort} onChange={(e) => setSort(e.target.value as HabitSort)}>
              <option value="added">Order added</option>
              <option value="streak">Longest streak</option>
              <option value="name">Name</option>
            </select>
          </label>
        </div>
        <table className="grid-table">
          <thead>
            <tr>
              <th scope="col" className="text-left">Habit</th>
              {week.map((d) => (
                <th key={d} scope="col" className={d === TODAY ? "is-today" : ""} aria-current={d === TODAY ? "date" : undefined}>
                  <span className="block">{weekdayName(d).slice(0, 3)}</span>
                  <span className="day-number">{dayOfMonth(d)}</span>
                </th>
              ))}
              <th scope="col">Week</th>
              <th scope="col">Streak</th>
              <th scope="col">Best</th>
              <th scope="col"><span className="sr-only">Actions</span></th>
            </tr>
          </thead>
          {(["Morning", "Evening"] as const).map((part) => {
            const rows = habits.filter((h) => h.part === part).sort(COMPARE[sort]);
            const open = !closed.includes(part);
            return (
              <tbody key={part}>
                <tr className="group-row">
                  <th colSpan={12} scope="rowgroup">
                    <button type="button" aria-expanded={open} onClick={() => toggleGroup(part)}>
                      <ChevronDown size={16} aria-hidden="true" className={open ? "" : "-rotate-90"} />
                      {part} <span className="hint">{rows.filter((h) => h.days.includes(TODAY)).length} of {rows.length} today</span>
                    </button>
                  </th>
                </tr>
                {open && rows.map((h) => <HabitRow key={h.id} habit={h} week={week} />)}
                {open && rows.length === 0 && (
                  <tr><td colSpan={12} className="empty">No {part.toLowerCase()} habits.</td></tr>
                )}
              </tbody>
            );
          })}
        </table>
      </section>

      <div className="habit-foot">
        <AddHabitForm />
        <details className="panel">
          <summary>How streaks are counted</summary>
          <p className="mt-2 leading-relaxed">
            A streak is the number of days in a row up to today. A day that is still going does not break it: until
            midnight the run is counted from yesterday. Days to come cannot be ticked.
          </p>
        </details>
      </div>
    </>
  );
}
