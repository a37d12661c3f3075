import { Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { dayMonth, dueText, showHours } from "../lib/dates";
import { COLUMNS } from "../lib/types";
import type { ColumnId, Task } from "../lib/types";
import { binTask, finishOrReopen, moveTo } from "./actions";
import CheckBox from "./CheckBox";
import Star from "./Star";
import TagChip from "./TagChip";
import { dueClass } from "./TaskMeta";

export default function TaskTable({ tasks }: { tasks: Task[] }) {
  if (tasks.length === 0) return <div className="panel empty">No tasks match. Try fewer filters.</div>;
  return (
    <div className="panel table-panel">
      <table className="table">
        <thead>
          <tr>
            <th />
            <th>Task</th>
            <th>Tag</th>
            <th>Column</th>
            <th>Priority</th>
            <th>Due</th>
            <th>Hours</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {tasks.map((t) => (
            <tr key={t.id}>
              <td>
                <CheckBox checked={t.column === "done"} name={`Finished: ${t.title}`} onToggle={() => finishOrReopen(t)} />
              </td>
              <td>
                <Link to={`/task/${t.id}`} className={t.column === "done" ? "card-title struck" : "card-title"}>
                  {t.title}
                </Link>
              </td>
              <td>
                <TagChip tag={t.tag} />
              </td>
              <td>
                <select className="select slim" value={t.column} onChange={(e) => moveTo(t, e.target.value as ColumnId)}>
                  {COLUMNS.map((c) => (
                    <option key={c.id} value={c.id}>
                      {c.name}
                    </option>
                  ))}
                </select>
              </td>
              <td className="cap-first">{t.priority}</td>
              <td className={t.due && t.column !== "done" ? dueClass(t.due) : "muted"}>
                {t.column === "done" ? (t.finished ? `Finished ${dayMonth(t.finished)}` : "") : t.due ? dueText(t.due) : "No date"}
              </td>
              <td>{t.hours === null ? "" : `${showHours(t.hours)} h`}</td>
              <td className="table-tools">
                <Star task={t} />
                <button type="button" className="icon" title="Delete task" onClick={() => binTask(t)}>
                  <Trash2 size={16} />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
