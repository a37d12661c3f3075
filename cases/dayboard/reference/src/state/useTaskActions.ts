import { TODAY } from "../data/dates";
import { columnName, type ColumnId, type Task } from "../data/types";
import { useStore } from "./Store";
import { useToast } from "./Toasts";

/** Everything that happens to a task and deserves a toast with Undo, in one place for all pages. */
export function useTaskActions() {
  const { tasks, moveTask, patchTask, putBack } = useStore();
  const toast = useToast();

  const undoTo = (task: Task) => {
    const index = tasks.findIndex((t) => t.id === task.id);
    return () => putBack(task, index);
  };

  return {
    /** Ticks a task off, or reopens it in the column it came from. */
    toggleDone(task: Task) {
      if (task.column === "done") {
        const target = task.from === "done" ? "todo" : task.from;
        moveTask(task.id, target);
        toast(`Reopened “${task.title}” in ${columnName(target)}`, undoTo(task));
      } else {
        moveTask(task.id, "done");
        toast(`Finished “${task.title}”`, undoTo(task));
      }
    },
    move(task: Task, column: ColumnId, beforeId?: string) {
      moveTask(task.id, column, beforeId);
      if (column !== task.column) toast(`Moved “${task.title}” to ${columnName(column)}`, undoTo(task));
    },
    bin(task: Task) {
      patchTask(task.id, { place: "bin", binnedOn: TODAY }, "Deleted from the board");
      toast(`Deleted “${task.title}”`, undoTo(task));
    },
    archive(list: Task[]) {
      list.forEach((t) => patchTask(t.id, { place: "archive", doneOn: t.doneOn || TODAY }, "Put away in the archive"));
      const undo = list.map(undoTo);
      toast(
        list.length === 1 ? `Archived “${list[0].title}”` : `Archived ${list.length} finished tasks`,
        () => undo.forEach((run) => run()),
      );
    },
    restore(task: Task) {
      patchTask(task.id, { place: "board", binnedOn: "" }, "Restored to the board");
      toast(`Restored “${task.title}” to ${columnName(task.column)}`, undoTo(task));
    },
  };
}
