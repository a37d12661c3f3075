import { CalendarClock, Clock } from "lucide-react";
import { TODAY, dayMonth, daysBetween, dueText, showHours } from "../lib/dates";
import type { Task } from "../lib/types";
import TagChip from "./TagChip";

type Shown = Pick<Task, "tag" | "priority" | "due" | "hours" | "column" | "finished">;

export function dueClass(due: string) {
  const left = daysBetween(TODAY, due);
  return left < 0 ? "late" : left === 0 ? "soon" : "";
}

export default function TaskMeta({ task }: { task: Shown }) {
  const done = task.column === "done";
  return (
    <div className="meta">
      <TagChip tag={task.tag} />
      {!done && task.priority !== "normal" && <span className={`prio ${task.priority}`}>{task.priority}</span>}
      {done && task.finished && <span>Finished {dayMonth(task.finished)}</span>}
      {!done && task.due && (
        <span className={`with-icon ${dueClass(task.due)}`}>
          <CalendarClock size={13} /> {dueText(task.due)}
        </span>
      )}
      {task.hours !== null && (
        <span className="with-icon">
          <Clock size={13} /> {showHours(task.hours)} h
        </span>
      )}
    </div>
  );
}
