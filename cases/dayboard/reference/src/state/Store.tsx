import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from "react";
import { SEED_HABITS, SEED_PREFS, SEED_SETTINGS } from "../data/habits";
import { TODAY } from "../data/dates";
import { SEED_TASKS } from "../data/tasks";
import { columnName, type BoardPrefs, type ColumnId, type Habit, type Settings, type Task } from "../data/types";
import { usePersisted } from "./usePersisted";

export type NewTask = Pick<Task, "title" | "column"> & Partial<Task>;

interface Store {
  tasks: Task[];
  habits: Habit[];
  settings: Settings;
  prefs: BoardPrefs;
  addTask: (draft: NewTask) => string;
  patchTask: (id: string, patch: Partial<Task> | ((now: Task) => Partial<Task>), log?: string) => void;
  moveTask: (id: string, column: ColumnId, beforeId?: string) => void;
  /** Undo: puts a task back in the column, place and position it had, keeping any edits made since. */
  putBack: (task: Task, index: number) => void;
  dropTasks: (ids: string[]) => void;
  addHabit: (draft: Omit<Habit, "id" | "days">) => void;
  patchHabit: (id: string, patch: Partial<Habit>) => void;
  toggleHabit: (id: string, day: string) => void;
  removeHabit: (id: string) => void;
  insertHabit: (habit: Habit, index: number) => void;
  setSettings: (patch: Partial<Settings>) => void;
  setPrefs: (patch: Partial<BoardPrefs>) => void;
  resetAll: () => void;
}

const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useStore needs a StoreProvider above it");
  return store;
}

const nextId = (prefix: string, items: { id: string }[]): string =>
  `${prefix}${Math.max(0, ...items.map((item) => Number(item.id.slice(1)) || 0)) + 1}`;

function placed(task: Task, column: ColumnId): Task {
  if (task.column === column) return task;
  return {
    ...task,
    column,
    from: column === "done" ? task.column : task.from,
    doneOn: column === "done" ? TODAY : "",
    history: [{ on: TODAY, text: `Moved to ${columnName(column)}` }, ...task.history],
  };
}

export function StoreProvider({ children }: { children: ReactNode }) {
  const [tasks, setTasks] = usePersisted("dayboard.tasks", SEED_TASKS);
  const [habits, setHabits] = usePersisted("dayboard.habits", SEED_HABITS);
  const [settings, saveSettings] = usePersisted("dayboard.settings", SEED_SETTINGS);
  const [prefs, savePrefs] = usePersisted("dayboard.board", SEED_PREFS);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = settings.theme;
  }, [settings.theme]);

  const value = useMemo<Store>(
    () => ({
      tasks,
      habits,
      settings,
      prefs,
      addTask: (draft) => {
        const task: Task = {
          id: nextId("t", tasks),
          notes: "", from: "todo", tag: "Cabin", priority: "Normal", due: "", hours: null, starred: false, steps: [],
          place: "board", doneOn: draft.column === "done" ? TODAY : "", binnedOn: "",
          history: [{ on: TODAY, text: `Added to ${columnName(draft.column)}` }],
          ...draft,
        };
        setTasks((list) => [task, ...list]);
        return task.id;
      },
      patchTask: (id, patch, log) =>
        setTasks((list) =>
          list.map((t) => {
            if (t.id !== id) return t;
            const next = { ...t, ...(typeof patch === "function" ? patch(t) : patch) };
            return log ? { ...next, history: [{ on: TODAY, text: log }, ...t.history] } : next;
          }),
        ),
      moveTask: (id, column, beforeId) =>
        setTasks((list) => {
          const task = list.find((t) => t.id === id);
          if (!task || beforeId === id) return list;
          const rest = list.filter((t) => t.id !== id);
          const at = beforeId ? rest.findIndex((t) => t.id === beforeId) : 0;
          const index = at < 0 ? 0 : at;
          return [...rest.slice(0, index), placed(task, column), ...rest.slice(index)];
        }),
      putBack: (task, index) =>
        setTasks((list) => {
          const now = list.find((t) => t.id === task.id);
          if (!now) return list;
          const { column, from, place, doneOn, binnedOn, history } = task;
          const rest = list.filter((t) => t.id !== task.id);
          return [...rest.slice(0, index), { ...now, column, from, place, doneOn, binnedOn, history }, ...rest.slice(index)];
        }),
      dropTasks: (ids) => setTasks((list) => list.filter((t) => !ids.includes(t.id))),
      addHabit: (draft) => setHabits((list) => [...list, { ...draft, id: nextId("h", list), days: [] }]),
      patchHabit: (id, patch) => setHabits((list) => list.map((h) => (h.id === id ? { ...h, ...patch } : h))),
      toggleHabit: (id, day) =>
        setHabits((list) =>
          list.map((h) =>
            h.id === id
              ? { ...h, days: h.days.includes(day) ? h.days.filter((d) => d !== day) : [...h.days, day] }
              : h,
          ),
        ),
      removeHabit: (id) => setHabits((list) => list.filter((h) => h.id !== id)),
      insertHabit: (habit, index) =>
        setHabits((list) => {
          const rest = list.filter((h) => h.id !== habit.id);
          return [...rest.slice(0, index), habit, ...rest.slice(index)];
        }),
      setSettings: (patch) => saveSettings((old) => ({ ...old, ...patch })),
      setPrefs: (patch) => savePrefs((old) => ({ ...old, ...patch })),
      resetAll: () => {
        setTasks(SEED_TASKS);
        setHabits(SEED_HABITS);
        saveSettings(SEED_SETTINGS);
        savePrefs(SEED_PREFS);
      },
    }),
    [tasks, habits, settings, prefs, setTasks, setHabits, saveSettings, savePrefs],
  );

  return <StoreContext.Provider value={value}>{children}</StoreContext.Provider>;
}

export interface Counts {
  open: number;
  late: number;
  doneToday: number;
  habitsDone: number;
  habitsTotal: number;
  archived: number;
}

/** The numbers in the sidebar and page headers, always worked out from the state. */
export function useCounts(): Counts {
  const { tasks, habits } = useStore();
  const open = tasks.filter((t) => t.place === "board" && t.column !== "done");
  return {
    open: open.length,
    late: open.filter((t) => t.due !== "" && t.due < TODAY).length,
    doneToday: tasks.filter((t) => t.place !== "bin" && t.doneOn === TODAY).length,
    habitsDone: habits.filter((h) => h.days.includes(TODAY)).length,
    habitsTotal: habits.length,
    archived: tasks.filter((t) => t.place !== "board").length,
  };
}
