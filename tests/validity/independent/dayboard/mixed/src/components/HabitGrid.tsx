import { Check, ChevronDown, ChevronLeft, ChevronRight, Flame, Pencil, Trash2 } from "lucide-react";
import { Fragment, useState } from "react";
import { addDays, dayNumber, mondayOf, plural, shortDate, TODAY, weekday } from "../lib/dates";
import { doneToday, streak, useStore } from "../state/store";
import type { Habit, When } from "../state/types";

const GROUPS: When[] = ["Morning", "Evening"];

export function HabitGrid({ onEdit }: { onEdit: (habit: Habit) => void }) {
  const { state } = useStore();
  const [start, setStart] = useState(mondayOf(TODAY));
  const [closed, setClosed] = useState<When[]>([]);
  const week = Array.from({ length: 7 }, (_, i) => addDays(start, i));
  const isThisWeek = start === mondayOf(TODAY);

  return (
    <section className="card habit-grid-card">
      <div className="habit-grid-bar">
        <button type="button" className="button square" aria-label="Previous week" onClick={() => setStart(addDays(start, -7))}>
          <ChevronLeft size={17} />
        </button>
        <h2>
          {shortDate(week[0])} to {shortDate(week[6])}
        </h2>
        <button
          type="button"
          className="button square"
          aria-label="Next week"
          disabled={isThisWeek}
          onClick={() => setStart(addDays(start, 7))}
        >
          <ChevronRight size={17} />
        </button>
        <label className="sort-by">
          Sort by
          <select defaultValue="added" style={{ width: 130 }}>
            <option value="added">Order added</option>
            <option value="name">Name</option>
            <option value="streak">Streak</option>
          </select>
        </label>
      </div>
      <table className="habit-grid">
        <thead>
          <tr>
            <th className="habit-col">Habit</th>
            {week.map((day) => (
              <th key={day} className={day === TODAY ? "day is-today" : "day"}>
                {weekday(day).slice(0, 3)}
                <b>{dayNumber(day)}</b>
              </th>
            ))}
            <th>Week</th>
            <th>Streak</th>
            <th>Best</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {GROUPS.map((group) => {
            const habits = state.habits.filter((h) => h.when === group);
            const open = !closed.includes(group);
            return (
              <Fragment key={group}>
                <tr className="group-row">
                  <td colSpan={12}>
                    <button
                      type="button"
                      aria-expanded={open}
                      onClick={() => setClosed(open ? [...closed, group] : closed.filter((g) => g !== group))}
                    >
                      <ChevronDown size={15} style={{ transform: open ? "none" : "rotate(-90deg)" }} />
                      <b>{group}</b>
                      <small>
                        {doneToday(habits)} of {habits.length} today
                      </small>
                    </button>
                  </td>
                </tr>
                {open && habits.map((habit) => <HabitRow key={habit.id} habit={habit} week={week} onEdit={onEdit} />)}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function HabitRow({ habit, week, onEdit }: { habit: Habit; week: string[]; onEdit: (habit: Habit) => void }) {
  const { dispatch, toast } = useStore();
  const run = streak(habit);

  const remove = () => {
    if (!window.confirm(`Delete the habit “${habit.name}” and its ticks?`)) return;
    dispatch({ type: "habit/remove", id: habit.id });
    toast(`“${habit.name}” deleted`);
  };

  return (
    <tr>
      <td className="habit-name">{habit.name}</td>
      {week.map((day) => {
        const done = habit.days.includes(day);
        return (
          <td key={day} className={day === TODAY ? "day is-today" : "day"}>
            <button
              type="button"
              className={done ? "tick is-done" : "tick"}
              disabled={day > TODAY}
              aria-pressed={done}
              aria-label={`${habit.name}, ${weekday(day)} ${shortDate(day)}`}
              onClick={() => dispatch({ type: "habit/toggle", id: habit.id, day })}
            >
              {done && <Check size={17} />}
            </button>
          </td>
        );
      })}
      <td className="num">
        <b>
          {week.filter((day) => habit.days.includes(day)).length} / {habit.perWeek}
        </b>
      </td>
      <td className="num">
        <span className={run ? "with-icon streak" : "with-icon streak is-cold"}>
          <Flame size={15} /> <span>{plural(run, "day")}</span>
        </span>
      </td>
      <td className="num muted">{habit.best}</td>
      <td className="habit-actions">
        <button type="button" className="icon-button" aria-label={`Edit ${habit.name}`} onClick={() => onEdit(habit)}>
          <Pencil size={15} />
        </button>
        <button type="button" className="icon-button" aria-label={`Delete ${habit.name}`} onClick={remove}>
          <Trash2 size={15} />
        </button>
      </td>
    </tr>
  );
}
