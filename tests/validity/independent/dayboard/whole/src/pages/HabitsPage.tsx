import { useState } from "react";
import type { FormEvent } from "react";
import HabitGrid from "../components/HabitGrid";
import PageHead from "../components/PageHead";
import { plural } from "../lib/dates";
import { doneIn, doneToday, streak, thisWeek } from "../lib/habits";
import { SLOTS } from "../lib/types";
import type { Slot } from "../lib/types";
import { board } from "../store/BoardStore";
import { useBoard } from "../store/hooks";
import { toasts } from "../store/toasts";

function Facts() {
  const { habits, prefs } = useBoard();
  const today = habits.filter(doneToday).length;
  const week = thisWeek(prefs.weekStart);
  const done = habits.reduce((sum, h) => sum + doneIn(h, week), 0);
  const wanted = habits.reduce((sum, h) => sum + h.target, 0);
  const longest = [...habits].sort((a, b) => streak(b) - streak(a))[0];
  const toGo = habits.length - today;
  return (
    <div className="facts">
      <div className="fact">
        <div className="fact-cap">Today</div>
        <div className="fact-big">
          {today} of {habits.length}
        </div>
        <div className="muted">{toGo === 0 ? "All done for today" : `${plural(toGo, "habit")} to go`}</div>
      </div>
      <div className="fact">
        <div className="fact-cap">This week</div>
        <div className="fact-big">
          {done} of {wanted}
        </div>
        <div className="bar">
          <span style={{ width: `${wanted ? Math.min(100, (done / wanted) * 100) : 0}%` }} />
        </div>
      </div>
      <div className="fact">
        <div className="fact-cap">Longest run going</div>
        <div className="fact-big">{plural(longest ? streak(longest) : 0, "day")}</div>
        <div className="muted">{longest && streak(longest) > 0 ? longest.name : "No run going"}</div>
      </div>
    </div>
  );
}

function AddHabit() {
  const { habits } = useBoard();
  const [name, setName] = useState("");
  const [slot, setSlot] = useState<Slot>("Morning");
  const [target, setTarget] = useState("5");
  const [error, setError] = useState<{ name?: string; target?: string }>({});

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const wanted = name.trim();
    const days = Number(target);
    const found: typeof error = {};
    if (!wanted) found.name = "Name the habit.";
    else if (habits.some((h) => h.name.toLowerCase() === wanted.toLowerCase())) found.name = "You have that habit already.";
    if (!Number.isInteger(days) || days < 1 || days > 7) found.target = "From 1 to 7.";
    setError(found);
    if (found.name || found.target) return;
    board.addHabit(wanted, slot, days);
    toasts.show(`Added “${wanted}”`);
    setName("");
    setTarget("5");
  };

  return (
    <section className="panel pad add-habit">
      <h2>Add a habit</h2>
      <form onSubmit={submit}>
        <div className="grow">
          <div className="caption">
            Habit name <i>*</i>
          </div>
          <input className={error.name ? "field bad" : "field"} placeholder="e.g. Oil the stern gland" maxLength={50} value={name} onChange={(e) => setName(e.target.value)} />
          {error.name && <div className="error">{error.name}</div>}
        </div>
        <div>
          <div className="caption">When</div>
          <select className="field" value={slot} onChange={(e) => setSlot(e.target.value as Slot)}>
            {SLOTS.map((s) => (
              <option key={s}>{s}</option>
            ))}
          </select>
        </div>
        <div>
          <div className="caption">Days a week</div>
          <input className={error.target ? "field days bad" : "field days"} inputMode="numeric" placeholder="1 to 7" value={target} onChange={(e) => setTarget(e.target.value)} />
          {error.target && <div className="error">{error.target}</div>}
        </div>
        <button type="submit" className="btn primary tall">
          Add habit
        </button>
      </form>
    </section>
  );
}

export default function HabitsPage() {
  return (
    <>
      <PageHead title="Daily habits" sub="Small jobs that keep her afloat and me in practice." />
      <Facts />
      <HabitGrid />
      <div className="habit-foot">
        <AddHabit />
        <details className="panel details">
          <summary>How streaks are counted</summary>
          <p>A streak is the number of days in a row, up to today. A day not yet ticked today does not break it, but a missed yesterday does.</p>
        </details>
      </div>
    </>
  );
}
