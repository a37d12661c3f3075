import { addDays, dueHint, TODAY } from "../lib/dates";
import { useStore } from "../state/store";
import { COLUMN_NAMES, COLUMNS, PRIORITIES, PRIORITY_NAMES, TAGS } from "../state/types";
import type { Column, Tag, Task } from "../state/types";
import { Segmented } from "./Segmented";

export function TaskDetailsPanel({ task }: { task: Task }) {
  const { dispatch } = useStore();
  const patch = (change: Partial<Task>) => dispatch({ type: "task/patch", id: task.id, patch: change });
  return (
    <section className="card">
      <label className="field">
        <span className="field-label">Column</span>
        <select value={task.column} onChange={(e) => dispatch({ type: "task/move", id: task.id, column: e.target.value as Column })}>
          {COLUMNS.map((column) => (
            <option key={column} value={column}>
              {COLUMN_NAMES[column]}
            </option>
          ))}
        </select>
      </label>
      <label className="field" style={{ marginBottom: 14 }}>
        <span className="field-label">Due date</span>
        <input type="date" value={task.due} onChange={(e) => patch({ due: e.target.value })} />
        <small>{dueHint(task.due)}</small>
      </label>
      <div style={{ display: "flex", gap: 6, marginBottom: 16 }}>
        <button type="button" className="button small-button" onClick={() => patch({ due: addDays(TODAY, 1) })}>
          Tomorrow
        </button>
        <button type="button" className="button small-button" onClick={() => patch({ due: addDays(TODAY, 7) })}>
          A week later
        </button>
        <button type="button" className="button small-button" onClick={() => patch({ due: "" })}>
          Clear
        </button>
      </div>
      <Segmented
        name="priority"
        legend="Priority"
        value={task.priority}
        onChange={(priority) => patch({ priority })}
        options={PRIORITIES.map((value) => ({ value, label: PRIORITY_NAMES[value] }))}
      />
      <div className="grid-2" style={{ gap: 12, marginTop: 16 }}>
        <label className="field" style={{ marginBottom: 0 }}>
          <span className="field-label">Tag</span>
          <select value={task.tag} onChange={(e) => patch({ tag: e.target.value as Tag })}>
            {!task.tag && <option value="">No tag</option>}
            {TAGS.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        </label>
        <label className="field" style={{ marginBottom: 0 }}>
          <span className="field-label">Hours</span>
          <input type="number" min="0" step="0.5" defaultValue={task.hours ?? ""} />
        </label>
      </div>
    </section>
  );
}
