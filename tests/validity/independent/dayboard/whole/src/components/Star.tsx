import { Star as StarIcon } from "lucide-react";
import { board } from "../store/BoardStore";
import type { Task } from "../lib/types";

export default function Star({ task, size = 16 }: { task: Task; size?: number }) {
  return (
    <button
      type="button"
      className={task.starred ? "icon star on" : "icon star"}
      aria-pressed={task.starred}
      title={task.starred ? "Take the star off" : "Star this task"}
      onClick={() => board.toggleStar(task.id)}
    >
      <StarIcon size={size} fill={task.starred ? "currentColor" : "none"} />
    </button>
  );
}
