import { ArrowLeft, ArrowRight, ChevronDown, ChevronUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { Link } from "react-router-dom";
import { COLUMNS } from "../lib/types";
import type { Task } from "../lib/types";
import { board } from "../store/BoardStore";
import { binTask, finishOrReopen, moveTo } from "./actions";
import CheckBox from "./CheckBox";
import EditTask from "./EditTask";
import Star from "./Star";
import TaskMeta from "./TaskMeta";

interface Props {
  task: Task;
  compact: boolean;
  dragged: boolean;
  onGrab: (e: PointerEvent, task: Task) => void;
  onMenu: (e: MouseEvent, task: Task) => void;
}

export default function TaskCard({ task, compact, dragged, onGrab, onMenu }: Props) {
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const at = COLUMNS.findIndex((c) => c.id === task.column);
  const before = COLUMNS[at - 1];
  const after = COLUMNS[at + 1];
  const done = task.column === "done";

  return (
    <article
      className={`card ${done ? "finished" : ""} ${dragged ? "dragged" : ""}`}
      data-task={task.id}
      onPointerDown={(e) => onGrab(e, task)}
      onContextMenu={(e) => onMenu(e, task)}
    >
      <CheckBox checked={done} name={`Finished: ${task.title}`} onToggle={() => finishOrReopen(task)} />
      <div className="card-body">
        <div className="card-top">
          <Link to={`/task/${task.id}`} className="card-title" draggable={false}>
            {task.title}
          </Link>
          <Star task={task} />
        </div>
        {!compact && <TaskMeta task={task} />}
        <div className="card-foot">
          {task.steps.length > 0 && (
            <button type="button" className="steps-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
              {task.steps.filter((s) => s.done).length} of {task.steps.length} steps
            </button>
          )}
          <span className="card-tools">
            {before && (
              <button type="button" className="icon" title={`Move to ${before.name}`} onClick={() => moveTo(task, before.id)}>
                <ArrowLeft size={16} />
              </button>
            )}
            {after && (
              <button type="button" className="icon" title={`Move to ${after.name}`} onClick={() => moveTo(task, after.id)}>
                <ArrowRight size={16} />
              </button>
            )}
            <button type="button" className="icon" title="Edit task" onClick={() => setEditing(true)}>
              <Pencil size={16} />
            </button>
            <button type="button" className="icon" title="Delete task" onClick={() => binTask(task)}>
              <Trash2 size={16} />
            </button>
          </span>
        </div>
        {open && task.steps.length > 0 && (
          <div className="card-steps">
            {task.steps.map((s) => (
              <CheckBox key={s.id} checked={s.done} onToggle={() => board.toggleStep(task.id, s.id)}>
                <span className={s.done ? "struck" : ""}>{s.text}</span>
              </CheckBox>
            ))}
          </div>
        )}
      </div>
      {editing && <EditTask task={task} onClose={() => setEditing(false)} />}
    </article>
  );
}
