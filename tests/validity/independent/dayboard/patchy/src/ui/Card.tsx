import { ArrowLeft, ArrowRight, CalendarClock, ChevronDown, Clock, Pencil, Star, Trash2 } from "lucide-react";
import type { Dispatch } from "react";
import { Link } from "react-router-dom";
import type { Task } from "../data";
import { daysLeft, dueLabel } from "../format";
import type { BoardAction } from "../routes/Board";
import Tag from "./Tag";

export default function Card({ task, compact, dispatch }: { task: Task; compact: boolean; dispatch: Dispatch<BoardAction> }) {
  const { id, title, due } = task;

  function rename() {
    const next = prompt("Task title", title);
    if (next) dispatch({ type: "rename", id, title: next });
  }

  function remove() {
    if (confirm(`Delete "${title}"?`)) dispatch({ type: "delete", id });
  }

  return (
    <article className="task">
      <input type="checkbox" aria-label={`Mark ${title} as done`} checked={!!task.checked} onChange={() => dispatch({ type: "check", id })} />
      <div className="task-main">
        <div className="between top">
          <Link to={`/tasks/${id}`} className={task.checked ? "task-title crossed" : "task-title"}>
            {title}
          </Link>
          <button aria-label="Star" className={task.star ? "starred" : ""} onClick={() => dispatch({ type: "star", id })}>
            <Star size={16} fill={task.star ? "#b5832b" : "none"} />
          </button>
        </div>
        {!compact && (
          <div className="line wrap details-line">
            {task.tag && <Tag name={task.tag} />}
            {task.col !== "Done" && task.prio !== "Normal" && <span className={`flag ${task.prio}`}>{task.prio.toUpperCase()}</span>}
            {task.finished && <span>Finished {task.finished}</span>}
            {due && task.col !== "Done" && (
              <span className={daysLeft(due) < 0 ? "overdue" : daysLeft(due) === 0 ? "due-now" : ""}>
                <CalendarClock size={13} /> {dueLabel(due)}
              </span>
            )}
            {task.hours && (
              <span>
                <Clock size={13} /> {task.hours} h
              </span>
            )}
          </div>
        )}
        <div className="between">
          <small>
            {task.steps.length > 0 && (
              <>
                <ChevronDown size={13} /> {task.steps.filter((s) => s.done).length} of {task.steps.length} steps
              </>
            )}
          </small>
          <span className="tools">
            {task.col !== "To do" && (
              <button aria-label="Move left" onClick={() => dispatch({ type: "shift", id, by: -1 })}>
                <ArrowLeft size={16} />
              </button>
            )}
            {task.col !== "Done" && (
              <button aria-label="Move right" onClick={() => dispatch({ type: "shift", id, by: 1 })}>
                <ArrowRight size={16} />
              </button>
            )}
            <button aria-label="Edit" onClick={rename}>
              <Pencil size={16} />
            </button>
            <button aria-label="Delete" onClick={remove}>
              <Trash2 size={16} />
            </button>
          </span>
        </div>
      </div>
    </article>
  );
}
