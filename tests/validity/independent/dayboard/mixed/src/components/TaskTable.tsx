import { Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { COLUMN_NAMES, COLUMNS } from "../state/types";
import type { Task } from "../state/types";
import { StarButton, useRemoveTask, useToggleDone } from "./TaskCard";
import { TagBadge } from "./TagBadge";
import { DueMark, HoursMark, PriorityMark } from "./TaskMeta";

export function TaskTable({ tasks }: { tasks: Task[] }) {
  const remove = useRemoveTask();
  const toggleDone = useToggleDone();
  const rows = COLUMNS.flatMap((column) => tasks.filter((t) => t.column === column));
  if (rows.length === 0) return <p className="card empty">No tasks match.</p>;
  return (
    <div className="card">
      <table className="task-table">
        <thead>
          <tr>
            <th />
            <th>Task</th>
            <th>Column</th>
            <th>Tag</th>
            <th>Priority</th>
            <th>Due</th>
            <th>Hours</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.map((task) => (
            <tr key={task.id}>
              <td>
                <input
                  type="checkbox"
                  className="check"
                  checked={task.column === "done"}
                  onChange={() => toggleDone(task)}
                  aria-label={`Finish ${task.title}`}
                />
              </td>
              <td>
                <Link to={`/tasks/${task.id}`} className="task-title">
                  {task.title}
                </Link>
              </td>
              <td>{COLUMN_NAMES[task.column]}</td>
              <td>
                <TagBadge tag={task.tag} />
              </td>
              <td>
                <PriorityMark task={task} />
              </td>
              <td>
                <DueMark task={task} />
              </td>
              <td>
                <HoursMark task={task} />
              </td>
              <td style={{ whiteSpace: "nowrap", textAlign: "right" }}>
                <StarButton task={task} />
                <button type="button" className="icon-button" onClick={() => remove(task)} aria-label={`Delete ${task.title}`}>
                  <Trash2 size={15} />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
