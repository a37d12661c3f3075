import { seedArchive, seedHabits, seedTasks } from "./data";
import type { Archived, Habit, Task } from "./data";

function read<T>(key: string, fallback: T): T {
  const raw = localStorage.getItem(key);
  return raw ? (JSON.parse(raw) as T) : fallback;
}

const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

export const loadTasks = () => read<Task[]>("db-tasks", seedTasks);
export const saveTasks = (tasks: Task[]) => write("db-tasks", tasks);
export const saveTask = (task: Task) => saveTasks(loadTasks().map((t) => (t.id === task.id ? task : t)));

export const loadArchive = () => read<Archived[]>("db-archive", seedArchive);
export const saveArchive = (list: Archived[]) => write("db-archive", list);

export const loadHabits = () => read<Habit[]>("db-habits", seedHabits);
export const saveHabits = (list: Habit[]) => write("db-habits", list);

export const defaultPrefs = { theme: "Light", compact: false, strip: true, weekStart: "Monday", column: "To do" };
export type Prefs = typeof defaultPrefs;
export const loadPrefs = () => read<Prefs>("db-prefs", defaultPrefs);
export const savePrefs = (p: Prefs) => write("db-prefs", p);

export const defaultBoat = { boat: "Kittiwake", owner: "Marnie Hallam", launch: "2026-03-28" };
export type BoatDetails = typeof defaultBoat;
export const loadBoat = () => read<BoatDetails>("db-boat", defaultBoat);
export const saveBoat = (b: BoatDetails) => write("db-boat", b);
