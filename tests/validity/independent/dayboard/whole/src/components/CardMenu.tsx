import { useEffect } from "react";
import { COLUMNS } from "../lib/types";
import type { Task } from "../lib/types";
import { board } from "../store/BoardStore";
import { moveTo } from "./actions";

export default function CardMenu({ task, x, y, onClose }: { task: Task; x: number; y: number; onClose: () => void }) {
  useEffect(() => {
    const close = () => onClose();
    const onKey = (e: KeyboardEvent) => e.key === "Escape" && onClose();
    window.addEventListener("click", close);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("click", close);
      window.removeEventListener("keydown", onKey);
    };
  }, [onClose]);

  return (
    <div className="menu at-pointer" role="menu" style={{ left: x, top: y }}>
      <button type="button" role="menuitem" onClick={() => board.nudge(task.id, -1)}>
        Move up
      </button>
      <button type="button" role="menuitem" onClick={() => board.nudge(task.id, 1)}>
        Move down
      </button>
      {COLUMNS.filter((c) => c.id !== task.column).map((c) => (
        <button key={c.id} type="button" role="menuitem" onClick={() => moveTo(task, c.id)}>
          Move to {c.name}
        </button>
      ))}
    </div>
  );
}
