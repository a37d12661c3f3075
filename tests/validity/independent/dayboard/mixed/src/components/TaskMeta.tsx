import { CalendarClock, Clock } from "lucide-react";
import { dueLabel, shortDate } from "../lib/dates";
import type { Task } from "../state/types";
import { TagBadge } from "./TagBadge";

export function PriorityMark({ task }: { task: Task }) {
  if (task.priority === "normal") return null;
  return <span className={`priority priority-${task.priority}`}>{task.priority}</span>;
}

export function DueMark({ task }: { task: Task }) {
  if (task.column === "done") return <span>Finished {shortDate(task.finishedOn)}</span>;
  if (!task.due) return null;
  const { text, tone } = dueLabel(task.due);
  return (
    <span className={`with-icon due ${tone}`}>
      <CalendarClock size={14} /> {text}
    </span>
  );
}

export function HoursMark({ task }: { task: Task }) {
  if (!task.hours) return null;
  return (
    <span className="with-icon">
      <Clock size={14} /> {task.hours} h
    </span>
  );
}

export function TaskMeta({ task, compact }: { task: Task; compact: boolean }) {
  return (
    <div className="task-meta">
      {!compact && <TagBadge tag={task.tag} />}
      {task.column !== "done" && <PriorityMark task={task} />}
      {!compact && <DueMark task={task} />}
      <HoursMark task={task} />
    </div>
  );
}
