import { TODAY } from "../lib/dates";
import { DEFAULT_PREFS, seed } from "./seed";
import type { Boat, Column, Habit, Prefs, State, Task } from "./types";

export type NewTask = Pick<Task, "title" | "tag" | "column" | "priority" | "due" | "hours" | "notes"> & { steps: string[] };

export type Action =
  | { type: "task/add"; task: NewTask }
  | { type: "task/patch"; id: string; patch: Partial<Task> }
  | { type: "task/move"; id: string; column: Column }
  | { type: "task/remove"; id: string }
  | { type: "task/archive"; id: string }
  | { type: "task/archiveDone" }
  | { type: "task/duplicate"; id: string }
  | { type: "task/restore"; id: string }
  | { type: "task/purge"; id: string }
  | { type: "task/emptyBin" }
  | { type: "step/add"; id: string; text: string }
  | { type: "step/toggle"; id: string; stepId: string }
  | { type: "step/remove"; id: string; stepId: string }
  | { type: "habit/toggle"; id: string; day: string }
  | { type: "habit/add"; habit: Pick<Habit, "name" | "when" | "perWeek"> }
  | { type: "habit/patch"; id: string; patch: Partial<Habit> }
  | { type: "habit/remove"; id: string }
  | { type: "prefs/set"; patch: Partial<Prefs> }
  | { type: "prefs/defaults" }
  | { type: "boat/set"; boat: Boat }
  | { type: "reset" };

let counter = 0;
const newId = () => `${Date.now().toString(36)}-${++counter}`;

const eachTask = (state: State, id: string, change: (task: Task) => Task): State => ({
  ...state,
  tasks: state.tasks.map((t) => (t.id === id ? change(t) : t)),
});

const eachHabit = (state: State, id: string, change: (habit: Habit) => Habit): State => ({
  ...state,
  habits: state.habits.map((h) => (h.id === id ? change(h) : h)),
});

function moved(task: Task, column: Column): Task {
  return { ...task, column, finishedOn: column === "done" ? task.finishedOn || TODAY : "" };
}

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case "task/add": {
      const id = newId();
      const task: Task = {
        ...action.task,
        id,
        starred: false,
        steps: action.task.steps.map((text, i) => ({ id: `${id}-${i}`, text, done: false })),
        history: [{ on: TODAY, text: "Added to the board" }],
        finishedOn: action.task.column === "done" ? TODAY : "",
        place: "board",
        putAwayOn: "",
      };
      return { ...state, tasks: [task, ...state.tasks] };
    }
    case "task/patch":
      return eachTask(state, action.id, (t) => ({ ...t, ...action.patch }));
    case "task/move": {
      const task = state.tasks.find((t) => t.id === action.id);
      if (!task) return state;
      return { ...state, tasks: [moved(task, action.column), ...state.tasks.filter((t) => t.id !== action.id)] };
    }
    case "task/remove":
      return eachTask(state, action.id, (t) => ({ ...t, place: "bin", putAwayOn: TODAY }));
    case "task/archive":
      return eachTask(state, action.id, (t) => ({
        ...moved(t, "done"),
        place: "archive",
        putAwayOn: t.finishedOn || TODAY,
      }));
    case "task/archiveDone":
      return {
        ...state,
        tasks: state.tasks.map((t) =>
          t.place === "board" && t.column === "done" ? { ...t, place: "archive", putAwayOn: t.finishedOn || TODAY } : t,
        ),
      };
    case "task/duplicate": {
      const index = state.tasks.findIndex((t) => t.id === action.id);
      if (index < 0) return state;
      const id = newId();
      const source = state.tasks[index];
      const copy: Task = {
        ...source,
        id,
        title: `${source.title} (copy)`,
        steps: source.steps.map((s, i) => ({ ...s, id: `${id}-${i}` })),
        history: [{ on: TODAY, text: "Added to the board" }],
      };
      return { ...state, tasks: [...state.tasks.slice(0, index + 1), copy, ...state.tasks.slice(index + 1)] };
    }
    case "task/restore":
      return eachTask(state, action.id, (t) => ({ ...moved(t, "todo"), place: "board", putAwayOn: "" }));
    case "task/purge":
      return { ...state, tasks: state.tasks.filter((t) => t.id !== action.id) };
    case "task/emptyBin":
      return { ...state, tasks: state.tasks.filter((t) => t.place !== "bin") };

    case "step/add":
      return eachTask(state, action.id, (t) => ({ ...t, steps: [...t.steps, { id: newId(), text: action.text, done: false }] }));
    case "step/toggle":
      return eachTask(state, action.id, (t) => ({
        ...t,
        steps: t.steps.map((s) => (s.id === action.stepId ? { ...s, done: !s.done } : s)),
      }));
    case "step/remove":
      return eachTask(state, action.id, (t) => ({ ...t, steps: t.steps.filter((s) => s.id !== action.stepId) }));

    case "habit/toggle":
      return eachHabit(state, action.id, (h) => ({
        ...h,
        days: h.days.includes(action.day) ? h.days.filter((d) => d !== action.day) : [...h.days, action.day],
      }));
    case "habit/add":
      return { ...state, habits: [...state.habits, { ...action.habit, id: newId(), best: 0, days: [] }] };
    case "habit/patch":
      return eachHabit(state, action.id, (h) => ({ ...h, ...action.patch }));
    case "habit/remove":
      return { ...state, habits: state.habits.filter((h) => h.id !== action.id) };

    case "prefs/set":
      return { ...state, prefs: { ...state.prefs, ...action.patch } };
    case "prefs/defaults":
      return {
        ...state,
        prefs: { ...state.prefs, theme: DEFAULT_PREFS.theme, compact: DEFAULT_PREFS.compact, showHabits: DEFAULT_PREFS.showHabits },
      };
    case "boat/set":
      return { ...state, boat: action.boat };
    case "reset":
      return seed();
  }
}
