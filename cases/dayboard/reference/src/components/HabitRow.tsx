import { Check, Flame, Pencil, Trash2, X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { bestStreak, currentStreak, dayOfMonth, monthName, plural, TODAY, weekdayName } from "../data/dates";
import type { Habit } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";

export function HabitRow({ habit, week }: { habit: Habit; week: string[] }) {
  const { habits, toggleHabit, patchHabit, removeHabit, insertHabit } = useStore();
  const toast = useToast();
  const [renaming, setRenaming] = useState(false);
  const [error, setError] = useState("");
  const kept = week.filter((d) => habit.days.includes(d)).length;
  const streak = currentStreak(habit.days);

  const rename = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const name = String(new FormData(e.currentTarget).get("name") ?? "").trim();
    if (!name) {
      setError("Give the habit a name");
    } else if (habits.some((h) => h.id !== habit.id && h.name.toLowerCase() === name.toLowerCase())) {
      setError("You already have that habit");
    } else {
      if (name !== habit.name) {
        patchHabit(habit.id, { name });
        toast(`Renamed to “${name}”`, () => patchHabit(habit.id, { name: habit.name }));
      }
      stop();
    }
  };

  const stop = () => {
    setRenaming(false);
    setError("");
  };

  const remove = () => {
    const index = habits.findIndex((h) => h.id === habit.id);
    removeHabit(habit.id);
    toast(`Deleted “${habit.name}”`, () => insertHabit(habit, index));
  };

  return (
    <tr>
      <th scope="row" className="habit-name">
        {renaming ? (
          <form onSubmit={rename} noValidate onKeyDown={(e) => e.key === "Escape" && stop()} className="flex items-center gap-1">
            <input
              name="name" defaultValue={habit.name} autoFocus maxLength={40} aria-label={`New name for ${habit.name}`}
              aria-invalid={error ? true : undefined} onChange={() => setError("")}
            />
            <button type="submit" className="icon-btn" aria-label="Save name"><Check size={16} aria-hidden="true" /></button>
            <button type="button" className="icon-btn" aria-label="Cancel renaming" onClick={stop}><X size={16} aria-hidden="true" /></button>
          </form>
        ) : (
          habit.name
        )}
        {error && <p className="error" role="alert">{error}</p>}
      </th>
      {week.map((d) => {
        const on = habit.days.includes(d);
        return (
          <td key={d} className={d === TODAY ? "is-today" : ""}>
            <button
              type="button" className="cell" aria-pressed={on} disabled={d > TODAY}
              aria-label={`${habit.name}, ${weekdayName(d)} ${dayOfMonth(d)} ${monthName(d).split(" ")[0]}`}
              onClick={() => toggleHabit(habit.id, d)}
            >
              {on && <Check size={17} strokeWidth={3} aria-hidden="true" />}
            </button>
          </td>
        );
      })}
      <td className={`kept${kept >= habit.goal ? " is-met" : ""}`}>{kept} / {habit.goal}</td>
      <td className="streak">
        <Flame size={15} aria-hidden="true" className={streak > 0 ? "lit" : "unlit"} /> {plural(streak, "day")}
      </td>
      <td className="best">{bestStreak(habit.days)}</td>
      <td className="whitespace-nowrap text-right">
        <button type="button" className="icon-btn" title="Rename" aria-label={`Rename ${habit.name}`} onClick={() => setRenaming(true)}>
          <Pencil size={15} aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" title="Delete" aria-label={`Delete ${habit.name}`} onClick={remove}>
          <Trash2 size={15} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}
