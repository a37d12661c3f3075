import { useState } from "react";
import { TODAY, addDays, daysBetween, longDate, plural } from "../lib/dates";
import { COLUMNS, PRIORITIES, TAGS } from "../lib/types";
import type { ColumnId, Tag, Task } from "../lib/types";
import { board } from "../store/BoardStore";
import { moveTo } from "./actions";
import Segmented from "./Segmented";

function dueLine(due: string) {
  const left = daysBetween(TODAY, due);
  const when = left === 0 ? "Due today" : left > 0 ? `${plural(left, "day")} left` : `${plural(-left, "day")} late`;
  return `${longDate(due)}. ${when}`;
}

export default function TaskSide({ task }: { task: Task }) {
  const [hours, setHours] = useState(task.hours === null ? "" : String(task.hours));
  const [error, setError] = useState("");
  const setDue = (due: string | null) => board.update(task.id, { due });

  const changeHours = (text: string) => {
    setHours(text);
    const amount = text.trim() === "" ? null : Number(text);
    if (amount !== null && !(amount > 0 && amount <= 200)) {
      setError("Hours must be a number between 0.5 and 200.");
      return;
    }
    setError("");
    board.update(task.id, { hours: amount });
  };

  return (
    <section className="panel pad">
      <div className="row">
        <div className="caption">Column</div>
        <select className="field" value={task.column} onChange={(e) => moveTo(task, e.target.value as ColumnId)}>
          {COLUMNS.map((c) => (
            <option key={c.id} value={c.id}>
              {c.name}
            </option>
          ))}
        </select>
      </div>
      <div className="row">
        <div className="caption">Due date</div>
        <input className="field" type="date" value={task.due ?? ""} onChange={(e) => setDue(e.target.value || null)} />
        <div className="hint">{task.due ? dueLine(task.due) : "No due date"}</div>
        <div className="due-buttons">
          <button type="button" className="btn small-btn" onClick={() => setDue(addDays(TODAY, 1))}>
            Tomorrow
          </button>
          <button type="button" className="btn small-btn" onClick={() => setDue(addDays(task.due ?? TODAY, 7))}>
            A week later
          </button>
          <button type="button" className="btn small-btn" disabled={!task.due} onClick={() => setDue(null)}>
            Clear
          </button>
        </div>
      </div>
      <div className="row">
        <div className="caption">Priority</div>
        <Segmented options={PRIORITIES} value={task.priority} onPick={(priority) => board.update(task.id, { priority })} />
      </div>
      <div className="two">
        <div>
          <div className="caption">Tag</div>
          <select className="field" value={task.tag ?? ""} onChange={(e) => board.update(task.id, { tag: (e.target.value || null) as Tag | null })}>
            {!task.tag && <option value="">No tag</option>}
            {TAGS.map((t) => (
              <option key={t}>{t}</option>
            ))}
          </select>
        </div>
        <div>
          <div className="caption">Hours</div>
          <input className={error ? "field bad" : "field"} inputMode="decimal" placeholder="Hours" value={hours} onChange={(e) => changeHours(e.target.value)} />
        </div>
      </div>
      {error && <div className="error">{error}</div>}
    </section>
  );
}
