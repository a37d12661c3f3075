import { board } from "../store/BoardStore";
import { toasts } from "../store/toasts";
import { columnName } from "../lib/types";
import type { ColumnId, Task } from "../lib/types";

export function finishOrReopen(task: Task) {
  board.toggleFinished(task.id);
  const now = board.task(task.id)!;
  toasts.show(now.column === "done" ? `Finished “${task.title}”` : `“${task.title}” is back in ${columnName(now.column)}`, () => board.putBack(task));
}

export function moveTo(task: Task, column: ColumnId) {
  board.move(task.id, column);
  toasts.show(`Moved “${task.title}” to ${columnName(column)}`, () => board.putBack(task));
}

export function binTask(task: Task) {
  board.bin(task.id);
  toasts.show(`Deleted “${task.title}”. It waits in the archive.`, () => board.putBack(task));
}

export function archiveTask(task: Task) {
  board.archive([task.id]);
  toasts.show(`Archived “${task.title}”`, () => board.putBack(task));
}
