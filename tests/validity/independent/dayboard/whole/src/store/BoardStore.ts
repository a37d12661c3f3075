import { defaultPrefs, seed } from "../data/seed";
import { TODAY, dayMonth } from "../lib/dates";
import { columnName } from "../lib/types";
import type { Boat, BoardData, ColumnId, Habit, Prefs, Slot, Step, Task } from "../lib/types";
import { Store } from "./Store";

const newId = (prefix: string) => prefix + Math.random().toString(36).slice(2, 9);

export type TaskFields = Pick<Task, "title" | "tag" | "column" | "due" | "priority" | "hours" | "notes">;

class BoardStore extends Store<BoardData> {
  constructor() {
    super("dayboard.data", window.localStorage, seed);
  }

  task(id: string) {
    return this.get().tasks.find((t) => t.id === id);
  }

  private change(id: string, how: (t: Task) => Task) {
    this.set({ tasks: this.get().tasks.map((t) => (t.id === id ? how(t) : t)) });
  }

  private noted(t: Task, text: string): Task {
    return { ...t, history: [{ on: TODAY, text }, ...t.history] };
  }

  addTask(fields: Partial<TaskFields> & { title: string; column: ColumnId }, steps: string[] = []) {
    const task: Task = {
      id: newId("t"),
      tag: null,
      due: null,
      priority: "normal",
      hours: null,
      starred: false,
      notes: "",
      ...fields,
      steps: steps.map((text) => ({ id: newId("s"), text, done: false })),
      finished: fields.column === "done" ? TODAY : null,
      history: [{ on: TODAY, text: "Added to the board" }],
      shelf: null,
    };
    this.set({ tasks: [task, ...this.get().tasks] });
    return task;
  }

  duplicate(id: string) {
    const tasks = this.get().tasks;
    const at = tasks.findIndex((t) => t.id === id);
    const original = tasks[at];
    const copy: Task = {
      ...original,
      id: newId("t"),
      title: `${original.title} (copy)`,
      steps: original.steps.map((s) => ({ ...s, id: newId("s") })),
      history: [{ on: TODAY, text: `Copied from ${original.title}` }],
    };
    this.set({ tasks: [...tasks.slice(0, at + 1), copy, ...tasks.slice(at + 1)] });
    return copy;
  }

  update(id: string, patch: Partial<TaskFields>) {
    this.change(id, (t) => {
      let next: Task = { ...t, ...patch };
      if (patch.due !== undefined && patch.due !== t.due)
        next = this.noted(next, patch.due ? `Due date set to ${dayMonth(patch.due)}` : "Due date cleared");
      if (patch.priority && patch.priority !== t.priority) next = this.noted(next, `Priority set to ${patch.priority}`);
      if (patch.title && patch.title !== t.title) next = this.noted(next, "Renamed");
      if (patch.notes !== undefined && patch.notes !== t.notes) next = this.noted(next, "Notes changed");
      return next;
    });
  }

  move(id: string, column: ColumnId) {
    this.change(id, (t) => this.relocated(t, column));
  }

  private relocated(t: Task, column: ColumnId): Task {
    if (t.column === column) return t;
    const moved = { ...t, column, cameFrom: t.column, finished: column === "done" ? TODAY : null };
    return this.noted(moved, column === "done" ? "Finished" : `Moved to ${columnName(column)}`);
  }

  place(id: string, column: ColumnId, before: string | null) {
    const task = this.task(id);
    if (!task || before === id) return;
    const rest = this.get().tasks.filter((t) => t.id !== id);
    const moved = this.relocated(task, column);
    const at = before ? rest.findIndex((t) => t.id === before) : -1;
    if (at >= 0) rest.splice(at, 0, moved);
    else rest.push(moved);
    this.set({ tasks: rest });
  }

  nudge(id: string, by: 1 | -1) {
    const task = this.task(id);
    if (!task) return;
    const column = this.get().tasks.filter((t) => !t.shelf && t.column === task.column);
    const at = column.findIndex((t) => t.id === id);
    const before = by < 0 ? column[at - 1]?.id : (column[at + 2]?.id ?? null);
    if (before !== undefined) this.place(id, task.column, before);
  }

  toggleFinished(id: string) {
    this.change(id, (t) => (t.column === "done" ? this.relocated(t, t.cameFrom && t.cameFrom !== "done" ? t.cameFrom : "todo") : this.relocated(t, "done")));
  }

  putBack(task: Task) {
    this.change(task.id, () => task);
  }

  toggleStar(id: string) {
    this.change(id, (t) => ({ ...t, starred: !t.starred }));
  }

  addStep(id: string, text: string) {
    this.change(id, (t) => ({ ...t, steps: [...t.steps, { id: newId("s"), text, done: false }] }));
  }

  toggleStep(id: string, stepId: string) {
    this.change(id, (t) => ({ ...t, steps: t.steps.map((s) => (s.id === stepId ? { ...s, done: !s.done } : s)) }));
  }

  removeStep(id: string, stepId: string) {
    this.change(id, (t) => ({ ...t, steps: t.steps.filter((s) => s.id !== stepId) }));
  }

  insertStep(id: string, step: Step, at: number) {
    this.change(id, (t) => ({ ...t, steps: [...t.steps.slice(0, at), step, ...t.steps.slice(at)] }));
  }

  bin(id: string) {
    this.change(id, (t) => this.noted({ ...t, shelf: { kind: "deleted", on: TODAY } }, "Deleted"));
  }

  archive(ids: string[]) {
    this.set({
      tasks: this.get().tasks.map((t) => {
        if (!ids.includes(t.id)) return t;
        const done = this.relocated(t, "done");
        return this.noted({ ...done, shelf: { kind: "finished", on: done.finished ?? TODAY } }, "Archived");
      }),
    });
  }

  restore(ids: string[]) {
    this.set({
      tasks: this.get().tasks.map((t) => (ids.includes(t.id) ? this.noted({ ...t, shelf: null }, "Restored to the board") : t)),
    });
  }

  destroy(ids: string[]) {
    this.set({ tasks: this.get().tasks.filter((t) => !ids.includes(t.id)) });
  }

  toggleHabit(id: string, day: string) {
    this.set({
      habits: this.get().habits.map((h) =>
        h.id === id ? { ...h, days: h.days.includes(day) ? h.days.filter((d) => d !== day) : [...h.days, day] } : h,
      ),
    });
  }

  addHabit(name: string, slot: Slot, target: number) {
    this.set({ habits: [...this.get().habits, { id: newId("h"), name, slot, target, days: [] }] });
  }

  editHabit(id: string, patch: Pick<Habit, "name" | "slot" | "target">) {
    this.set({ habits: this.get().habits.map((h) => (h.id === id ? { ...h, ...patch } : h)) });
  }

  removeHabit(id: string) {
    const habits = this.get().habits;
    const at = habits.findIndex((h) => h.id === id);
    const gone = habits[at];
    this.set({ habits: habits.filter((h) => h.id !== id) });
    return () => {
      const now = this.get().habits;
      this.set({ habits: [...now.slice(0, at), gone, ...now.slice(at)] });
    };
  }

  prefer(patch: Partial<Prefs>) {
    this.set({ prefs: { ...this.get().prefs, ...patch } });
  }

  restorePrefs() {
    const before = this.get().prefs;
    this.set({ prefs: defaultPrefs() });
    return () => this.set({ prefs: before });
  }

  saveBoat(boat: Boat) {
    this.set({ boat });
  }
}

export const board = new BoardStore();
