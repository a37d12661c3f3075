import { Check, ChevronDown, ChevronLeft, ChevronRight, Flame, Pencil, Trash2 } from "lucide-react";
import { Fragment, useState } from "react";
import type { FormEvent } from "react";
import { TODAY, addDays, dayMonth, dayNumber, plural, startOfWeek, weekDays, weekday } from "../lib/dates";
import { bestRun, doneIn, doneToday, streak } from "../lib/habits";
import { SLOTS } from "../lib/types";
import type { Habit, Slot } from "../lib/types";
import { board } from "../store/BoardStore";
import { useBoard } from "../store/hooks";
import { toasts } from "../store/toasts";
import Modal, { Confirm } from "./Modal";

type Sort = "added" | "name" | "streak" | "week";

function EditHabit({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const [name, setName] = useState(habit.name);
  const [slot, setSlot] = useState(habit.slot);
  const [target, setTarget] = useState(String(habit.target));
  const [error, setError] = useState("");

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const days = Number(target);
    if (!name.trim()) return setError("Name the habit.");
    if (!Number.isInteger(days) || days < 1 || days > 7) return setError("Days a week must be from 1 to 7.");
    board.editHabit(habit.id, { name: name.trim(), slot, target: days });
    toasts.show("Habit saved");
    onClose();
  };

  return (
    <Modal title="Edit habit" onClose={onClose}>
      <form className="modal-form" onSubmit={submit}>
        <input className="field" autoFocus placeholder="Habit name" maxLength={50} value={name} onChange={(e) => setName(e.target.value)} />
        <div className="two">
          <select className="field" value={slot} onChange={(e) => setSlot(e.target.value as Slot)}>
            {SLOTS.map((s) => (
              <option key={s}>{s}</option>
            ))}
          </select>
          <input className="field" inputMode="numeric" placeholder="Days a week" value={target} onChange={(e) => setTarget(e.target.value)} />
        </div>
        {error && <div className="error">{error}</div>}
        <div className="modal-foot">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn primary">
            Save habit
          </button>
        </div>
      </form>
    </Modal>
  );
}

function HabitRow({ habit, days }: { habit: Habit; days: string[] }) {
  const [mode, setMode] = useState<"edit" | "delete" | null>(null);
  const run = streak(habit);

  const remove = () => {
    const undo = board.removeHabit(habit.id);
    toasts.show(`Deleted “${habit.name}”`, undo);
  };

  return (
    <tr>
      <td className="habit-name">{habit.name}</td>
      {days.map((d) => {
        const on = habit.days.includes(d);
        return (
          <td key={d} className={d === TODAY ? "day now" : "day"}>
            <button
              type="button"
              className={on ? "cell on" : "cell"}
              disabled={d > TODAY}
              aria-pressed={on}
              title={`${habit.name}, ${weekday(d)} ${dayMonth(d)}`}
              onClick={() => board.toggleHabit(habit.id, d)}
            >
              {on && <Check size={18} />}
            </button>
          </td>
        );
      })}
      <td className="week-sum">
        {doneIn(habit, days)} / {habit.target}
      </td>
      <td className={run ? "streak" : "streak cold"}>
        <Flame size={15} /> {plural(run, "day")}
      </td>
      <td className="best">{bestRun(habit)}</td>
      <td className="row-tools">
        <button type="button" className="icon" title="Edit habit" onClick={() => setMode("edit")}>
          <Pencil size={16} />
        </button>
        <button type="button" className="icon" title="Delete habit" onClick={() => setMode("delete")}>
          <Trash2 size={16} />
        </button>
        {mode === "edit" && <EditHabit habit={habit} onClose={() => setMode(null)} />}
        {mode === "delete" && (
          <Confirm
            danger
            title="Delete this habit?"
            text={`“${habit.name}” and all its ticks will go.`}
            action="Delete habit"
            onConfirm={remove}
            onClose={() => setMode(null)}
          />
        )}
      </td>
    </tr>
  );
}

export default function HabitGrid() {
  const { habits, prefs } = useBoard();
  const [weeksBack, setWeeksBack] = useState(0);
  const [sort, setSort] = useState<Sort>("added");
  const [folded, setFolded] = useState<Slot[]>([]);

  const days = weekDays(addDays(startOfWeek(TODAY, prefs.weekStart), -7 * weeksBack));
  const sorted = [...habits];
  if (sort === "name") sorted.sort((a, b) => a.name.localeCompare(b.name));
  if (sort === "streak") sorted.sort((a, b) => streak(b) - streak(a));
  if (sort === "week") sorted.sort((a, b) => doneIn(b, days) - doneIn(a, days));

  return (
    <section className="panel pad habit-panel">
      <div className="week-bar">
        <button type="button" className="btn square" title="Week before" onClick={() => setWeeksBack(weeksBack + 1)}>
          <ChevronLeft size={17} />
        </button>
        <h2>
          {dayMonth(days[0])} to {dayMonth(days[6])}
        </h2>
        <button type="button" className="btn square" title="Week after" disabled={weeksBack === 0} onClick={() => setWeeksBack(weeksBack - 1)}>
          <ChevronRight size={17} />
        </button>
        {weeksBack > 0 && (
          <button type="button" className="link" onClick={() => setWeeksBack(0)}>
            Back to this week
          </button>
        )}
        <div className="toolbar-right">
          <b className="small-bold">Sort by</b>
          <select className="select" value={sort} onChange={(e) => setSort(e.target.value as Sort)}>
            <option value="added">Order added</option>
            <option value="name">Name</option>
            <option value="streak">Longest streak</option>
            <option value="week">Most this week</option>
          </select>
        </div>
      </div>
      <table className="habit-table">
        <thead>
          <tr>
            <th className="left">Habit</th>
            {days.map((d) => (
              <th key={d} className={d === TODAY ? "day now" : "day"}>
                {weekday(d)}
                <b>{dayNumber(d)}</b>
              </th>
            ))}
            <th>Week</th>
            <th>Streak</th>
            <th>Best</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {SLOTS.map((slot) => {
            const mine = sorted.filter((h) => h.slot === slot);
            if (mine.length === 0) return null;
            const shut = folded.includes(slot);
            return (
              <Fragment key={slot}>
                <tr className="slot">
                  <td colSpan={12}>
                    <button type="button" aria-expanded={!shut} onClick={() => setFolded(shut ? folded.filter((s) => s !== slot) : [...folded, slot])}>
                      {shut ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
                      <b>{slot}</b>
                    </button>
                    <span className="muted small">
                      {mine.filter(doneToday).length} of {mine.length} today
                    </span>
                  </td>
                </tr>
                {!shut && mine.map((h) => <HabitRow key={h.id} habit={h} days={days} />)}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {habits.length === 0 && <div className="empty">No habits left. Add one below.</div>}
    </section>
  );
}
