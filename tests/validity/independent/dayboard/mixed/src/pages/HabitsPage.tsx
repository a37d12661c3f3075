import { useState } from "react";
import type { FormEvent } from "react";
import { HabitDialog } from "../components/HabitDialog";
import { HabitGrid } from "../components/HabitGrid";
import { PageHead } from "../components/PageHead";
import { addDays, mondayOf, plural, TODAY } from "../lib/dates";
import { doneToday, streak, useStore } from "../state/store";
import type { Habit, When } from "../state/types";

export function HabitsPage() {
  const { state, dispatch, toast } = useStore();
  const [editing, setEditing] = useState<Habit | null>(null);
  const { habits } = state;
  const today = doneToday(habits);
  const monday = mondayOf(TODAY);
  const week = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
  const ticks = habits.reduce((sum, h) => sum + h.days.filter((d) => week.includes(d)).length, 0);
  const goal = habits.reduce((sum, h) => sum + h.perWeek, 0);
  const longest = [...habits].sort((a, b) => streak(b) - streak(a))[0];

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get("name")).trim();
    dispatch({ type: "habit/add", habit: { name, when: data.get("when") as When, perWeek: Number(data.get("perWeek")) } });
    toast(`“${name}” added`);
    form.reset();
  };

  return (
    <>
      <PageHead title="Daily habits" subtitle="Small jobs that keep her afloat and me in practice." />
      <div className="stats">
        <div className="card stat">
          <span>Today</span>
          <b>
            {today} of {habits.length}
          </b>
          <p>{today === habits.length ? "All done" : `${plural(habits.length - today, "habit")} to go`}</p>
        </div>
        <div className="card stat">
          <span>This week</span>
          <b>
            {ticks} of {goal}
          </b>
          <div className="bar">
            <div style={{ width: `${goal ? Math.min(100, (ticks / goal) * 100) : 0}%` }} />
          </div>
        </div>
        <div className="card stat">
          <span>Longest run going</span>
          <b>{plural(longest ? streak(longest) : 0, "day")}</b>
          <p>{longest ? longest.name : "No habits yet"}</p>
        </div>
      </div>
      <HabitGrid onEdit={setEditing} />
      <div className="two-up two-up-habits">
        <form className="card" onSubmit={add}>
          <h2>Add a habit</h2>
          <div className="add-habit">
            <label className="field">
              <span className="field-label">
                Habit name <i>*</i>
              </span>
              <input name="name" placeholder="e.g. Oil the stern gland" required pattern=".*\S.*" autoComplete="off" />
            </label>
            <label className="field">
              <span className="field-label">When</span>
              <select name="when">
                <option>Morning</option>
                <option>Evening</option>
              </select>
            </label>
            <label className="field">
              <span className="field-label">Days a week</span>
              <input type="number" name="perWeek" defaultValue={5} />
            </label>
            <button className="button primary">Add habit</button>
          </div>
        </form>
        <details className="card disclosure" style={{ alignSelf: "start" }}>
          <summary>How streaks are counted</summary>
          <p>A streak is the number of days in a row with a tick, up to today. Today only breaks it once the day is over.</p>
        </details>
      </div>
      {editing && <HabitDialog habit={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
