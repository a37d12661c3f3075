import { addDays, daysBetween, dueLabel, longDate, shortDate, TODAY } from "../data/dates";
import { COLUMNS, PRIORITIES, TAGS, type ColumnId, type Tag, type Task } from "../data/types";
import { useStore } from "../state/Store";
import { useTaskActions } from "../state/useTaskActions";
import { Choice, Field } from "./Field";

/** The right-hand side of the task page: column, due date, priority, tag and hours. */
export function TaskFacts({ task }: { task: Task }) {
  const { patchTask } = useStore();
  const actions = useTaskActions();
  const setDue = (due: string) => {
    // A year half typed ("0002") is kept but not worth a line of history.
    const halfTyped = due !== "" && due < "2000";
    patchTask(task.id, { due }, halfTyped ? undefined : due ? `Due date set to ${shortDate(due)}` : "Due date cleared");
  };
  const done = task.column === "done";
  const late = !done && task.due !== "" && task.due < TODAY;

  return (
    <aside className="panel facts" aria-label="Task details">
      <Field label="Column">
        {(aria) => (
          <select {...aria} value={task.column} onChange={(e) => actions.move(task, e.target.value as ColumnId)}>
            {COLUMNS.map((c) => <option key={c.id} value={c.id}>{c.name}</option>)}
          </select>
        )}
      </Field>
      <Field
        label="Due date"
        hint={
          task.due ? (
            <span className={late ? "is-late" : ""}>
              {longDate(task.due)}{!done && `. ${daysBetween(TODAY, task.due) > 1 ? `${daysBetween(TODAY, task.due)} days left` : dueLabel(task.due)}`}
            </span>
          ) : "No due date"
        }
      >
        {(aria) => <input {...aria} type="date" value={task.due} onChange={(e) => setDue(e.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-1.5">
        <button type="button" className="btn btn-small" onClick={() => setDue(addDays(TODAY, 1))}>Tomorrow</button>
        <button type="button" className="btn btn-small" onClick={() => setDue(addDays(task.due || TODAY, 7))}>A week later</button>
        {task.due && <button type="button" className="btn btn-small" onClick={() => setDue("")}>Clear</button>}
      </div>
      <Choice
        legend="Priority" name="priority" value={task.priority}
        options={PRIORITIES.map((p) => ({ value: p, label: p }))}
        onChange={(priority) => patchTask(task.id, { priority })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Tag">
          {(aria) => (
            <select {...aria} value={task.tag} onChange={(e) => patchTask(task.id, { tag: e.target.value as Tag })}>
              {TAGS.map((t) => <option key={t}>{t}</option>)}
            </select>
          )}
        </Field>
        <Field label="Hours">
          {(aria) => (
            <input
              {...aria} type="number" min={0} max={80} step={0.5} value={task.hours ?? ""}
              onChange={(e) => {
                const hours = e.target.value === "" ? null : Number(e.target.value);
                if (hours === null || (hours >= 0 && hours <= 80)) patchTask(task.id, { hours });
              }}
            />
          )}
        </Field>
      </div>
    </aside>
  );
}
