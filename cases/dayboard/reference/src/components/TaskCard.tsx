import { ArrowLeft, ArrowRight, ChevronDown, Pencil, Star, Trash2 } from "lucide-react";
import { useState, type DragEvent } from "react";
import { Link } from "react-router-dom";
import { shortDate } from "../data/dates";
import { COLUMNS, type ColumnId, type Task } from "../data/types";
import { useStore } from "../state/Store";
import { useTaskActions } from "../state/useTaskActions";
import { DuePill, HoursPill, TagPill } from "./TagPill";

interface Props {
  task: Task;
  onEdit: (task: Task) => void;
  onDropOn: (e: DragEvent, beforeId: string) => void;
}

/** After a card has jumped to another column, keep the keyboard on it. */
const refocus = (id: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#card-${id} .card-title`)?.focus());

export function TaskCard({ task, onEdit, onDropOn }: Props) {
  const { patchTask, settings } = useStore();
  const actions = useTaskActions();
  const [showSteps, setShowSteps] = useState(false);
  const [dragging, setDragging] = useState(false);
  const at = COLUMNS.findIndex((c) => c.id === task.column);
  const done = task.column === "done";
  const doneSteps = task.steps.filter((s) => s.done).length;

  const moveTo = (column: ColumnId) => {
    actions.move(task, column);
    refocus(task.id);
  };

  const arrow = (step: -1 | 1) => {
    const target = COLUMNS[at + step];
    if (!target) return null;
    const Icon = step < 0 ? ArrowLeft : ArrowRight;
    return (
      <button
        type="button" className="icon-btn" title={`Move to ${target.name}`}
        aria-label={`Move “${task.title}” to ${target.name}`} onClick={() => moveTo(target.id)}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    );
  };

  return (
    <li
      id={`card-${task.id}`}
      className={`card${done ? " is-done" : ""}${dragging ? " is-dragging" : ""}`}
      draggable
      onDragStart={(e) => {
        e.dataTransfer.setData("text/plain", task.id);
        e.dataTransfer.effectAllowed = "move";
        setDragging(true);
      }}
      onDragEnd={() => setDragging(false)}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => onDropOn(e, task.id)}
    >
      <div className="flex items-start gap-2.5">
        <input
          type="checkbox" className="tick mt-0.5" checked={done} aria-label={`Complete “${task.title}”`}
          onChange={() => actions.toggleDone(task)}
        />
        <Link to={`/task/${task.id}`} className="card-title" draggable={false}>{task.title}</Link>
        <button
          type="button" className={`icon-btn star${task.starred ? " is-on" : ""}`} aria-pressed={task.starred}
          aria-label={`Star “${task.title}”`} onClick={() => patchTask(task.id, { starred: !task.starred })}
        >
          <Star size={16} aria-hidden="true" fill={task.starred ? "currentColor" : "none"} />
        </button>
      </div>
      {!settings.compact && (
        <div className="card-meta">
          <TagPill tag={task.tag} />
          {task.priority !== "Normal" && <span className={`prio prio-${task.priority.toLowerCase()}`}>{task.priority}</span>}
          {done ? <span className="due">Finished {shortDate(task.doneOn)}</span> : task.due && <DuePill due={task.due} />}
          {task.hours !== null && <HoursPill hours={task.hours} />}
        </div>
      )}
      <div className="card-foot">
        {task.steps.length > 0 && (
          <button
            type="button" className="steps-toggle" aria-expanded={showSteps}
            aria-label={`${doneSteps} of ${task.steps.length} steps of “${task.title}”`} onClick={() => setShowSteps(!showSteps)}
          >
            <ChevronDown size={14} aria-hidden="true" className={showSteps ? "rotate-180" : ""} />
            {doneSteps} of {task.steps.length} steps
          </button>
        )}
        <span className="ml-auto flex">
          {arrow(-1)}
          {arrow(1)}
          <button type="button" className="icon-btn" title="Edit" aria-label={`Edit “${task.title}”`} onClick={() => onEdit(task)}>
            <Pencil size={15} aria-hidden="true" />
          </button>
          <button type="button" className="icon-btn" title="Delete" aria-label={`Delete “${task.title}”`} onClick={() => actions.bin(task)}>
            <Trash2 size={15} aria-hidden="true" />
          </button>
        </span>
      </div>
      {showSteps && (
        <ul className="card-steps">
          {task.steps.map((s) => (
            <li key={s.id}>
              <label>
                <input
                  type="checkbox" className="tick tick-small" checked={s.done}
                  onChange={() => patchTask(task.id, { steps: task.steps.map((x) => (x.id === s.id ? { ...x, done: !x.done } : x)) })}
                />
                <span className={s.done ? "struck" : ""}>{s.text}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
