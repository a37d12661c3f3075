import { useEffect, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent } from "react";
import { board } from "../store/BoardStore";
import type { ColumnId, Task } from "../lib/types";

interface Drag {
  task: Task;
  startX: number;
  startY: number;
  moving: boolean;
  ghost: HTMLElement | null;
  dx: number;
  dy: number;
}

const THRESHOLD = 6;

function target(x: number, y: number, dragged: string) {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-column]");
  if (!column) return null;
  const cards = [...column.querySelectorAll<HTMLElement>("[data-task]")].filter((c) => c.dataset.task !== dragged);
  const next = cards.find((c) => {
    const box = c.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return { column: column.dataset.column as ColumnId, before: next?.dataset.task ?? null };
}

export function useCardDrag(ordered: boolean) {
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState<{ id: string; over: ColumnId | null } | null>(null);

  useEffect(() => {
    const finish = () => {
      drag.current?.ghost?.remove();
      drag.current = null;
      document.body.classList.remove("grabbing");
      setDragging(null);
    };
    const onMove = (e: PointerEvent) => {
      const d = drag.current;
      if (!d) return;
      if (!d.moving) {
        if (Math.hypot(e.clientX - d.startX, e.clientY - d.startY) < THRESHOLD) return;
        d.moving = true;
        const card = document.querySelector<HTMLElement>(`[data-task="${d.task.id}"]`)!;
        const box = card.getBoundingClientRect();
        d.dx = d.startX - box.left;
        d.dy = d.startY - box.top;
        d.ghost = card.cloneNode(true) as HTMLElement;
        d.ghost.classList.add("ghost");
        d.ghost.removeAttribute("data-task");
        d.ghost.style.width = `${box.width}px`;
        document.body.append(d.ghost);
        document.body.classList.add("grabbing");
      }
      d.ghost!.style.left = `${e.clientX - d.dx}px`;
      d.ghost!.style.top = `${e.clientY - d.dy}px`;
      setDragging({ id: d.task.id, over: target(e.clientX, e.clientY, d.task.id)?.column ?? null });
    };
    const onUp = (e: PointerEvent) => {
      const d = drag.current;
      if (d?.moving) {
        const to = target(e.clientX, e.clientY, d.task.id);
        if (to && ordered) board.place(d.task.id, to.column, to.before);
        else if (to) board.move(d.task.id, to.column);
        const swallow = (click: MouseEvent) => {
          click.preventDefault();
          click.stopPropagation();
        };
        window.addEventListener("click", swallow, { capture: true, once: true });
        window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
      }
      finish();
    };
    const onKey = (e: KeyboardEvent) => e.key === "Escape" && finish();
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", finish);
    window.addEventListener("keydown", onKey);
    return () => {
      finish();
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", finish);
      window.removeEventListener("keydown", onKey);
    };
  }, [ordered]);

  const grab = (e: ReactPointerEvent, task: Task) => {
    const element = e.target as HTMLElement;
    if (e.button !== 0 || !element.closest("[data-task]") || element.closest("button, input, select, [role=checkbox]")) return;
    drag.current = { task, startX: e.clientX, startY: e.clientY, moving: false, ghost: null, dx: 0, dy: 0 };
  };

  return { dragging, grab };
}
