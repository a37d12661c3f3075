import { ArrowLeft, ArrowRight, ChevronDown, Pencil, Star, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { useStore } from "../state/store";
import { COLUMN_NAMES, COLUMNS } from "../state/types";
import type { Task } from "../state/types";
import { TaskMeta } from "./TaskMeta";

export function StarButton({ task, size = 18 }: { task: Task; size?: number }) {
  const { dispatch } = useStore();
  return (
    <button
      type="button"
      className={task.starred ? "icon-button star is-on" : "icon-button star"}
      aria-label={task.starred ? `Remove star from ${task.title}` : `Star ${task.title}`}
      aria-pressed={task.starred}
      onClick={() => dispatch({ type: "task/patch", id: task.id, patch: { starred: !task.starred } })}
    >
      <Star size={size} fill={task.starred ? "currentColor" : "none"} strokeWidth={1.6} />
    </button>
  );
}

export function useRemoveTask() {
  const { dispatch, toast } = useStore();
  return (task: Task) => {
    if (!window.confirm(`Delete “${task.title}”? You can bring it back from the archive.`)) return false;
    dispatch({ type: "task/remove", id: task.id });
    toast(`“${task.title}” moved to the archive`);
    return true;
  };
}

export function useToggleDone() {
  const { dispatch } = useStore();
  return (task: Task) => dispatch({ type: "task/move", id: task.id, column: task.column === "done" ? "todo" : "done" });
}

export function TaskCard({ task, onEdit }: { task: Task; onEdit: (task: Task) => void }) {
  const { state, dispatch, toast } = useStore();
  const remove = useRemoveTask();
  const toggleDone = useToggleDone();
  const at = COLUMNS.indexOf(task.column);
  const done = task.column === "done";
  const doneSteps = task.steps.filter((s) => s.done).length;

  const move = (by: number) => {
    const column = COLUMNS[at + by];
    dispatch({ type: "task/move", id: task.id, column });
    toast(`Moved to ${COLUMN_NAMES[column]}`);
  };

  return (
    <article className={done ? "task-card is-done" : "task-card"}>
      <div className="task-card-top">
        <input type="checkbox" className="check" checked={done} onChange={() => toggleDone(task)} aria-label={`Finish ${task.title}`} />
        <Link to={`/tasks/${task.id}`} className="task-title">
          {task.title}
        </Link>
        <StarButton task={task} />
      </div>
      <div className="task-card-body">
        <TaskMeta task={task} compact={state.prefs.compact} />
        <div className="task-card-foot">
          {task.steps.length > 0 && (
            <details className="task-steps">
              <summary>
                <ChevronDown size={14} className="chevron" /> {doneSteps} of {task.steps.length} steps
              </summary>
              <ul>
                {task.steps.map((step) => (
                  <li key={step.id}>
                    <label className={step.done ? "is-done" : ""}>
                      <input
                        type="checkbox"
                        checked={step.done}
                        onChange={() => dispatch({ type: "step/toggle", id: task.id, stepId: step.id })}
                      />
                      {step.text}
                    </label>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <div className="task-card-actions">
            {at > 0 && (
              <button type="button" className="icon-button" onClick={() => move(-1)} aria-label={`Move to ${COLUMN_NAMES[COLUMNS[at - 1]]}`}>
                <ArrowLeft size={16} />
              </button>
            )}
            {at < 2 && (
              <button type="button" className="icon-button" onClick={() => move(1)} aria-label={`Move to ${COLUMN_NAMES[COLUMNS[at + 1]]}`}>
                <ArrowRight size={16} />
              </button>
            )}
            <button type="button" className="icon-button" onClick={() => onEdit(task)} aria-label={`Edit ${task.title}`}>
              <Pencil size={15} />
            </button>
            <button type="button" className="icon-button" onClick={() => remove(task)} aria-label={`Delete ${task.title}`}>
              <Trash2 size={15} />
            </button>
          </div>
        </div>
      </div>
    </article>
  );
}
