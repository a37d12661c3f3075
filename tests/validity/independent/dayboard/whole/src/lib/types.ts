export type ColumnId = "todo" | "doing" | "done";
export type Priority = "high" | "normal" | "low";
export type Tag = "Hull" | "Engine" | "Electrics" | "Joinery" | "Paint" | "Cabin" | "Paperwork";

export interface Step {
  id: string;
  text: string;
  done: boolean;
}

export interface HistoryEntry {
  on: string;
  text: string;
}

export interface Task {
  id: string;
  title: string;
  tag: Tag | null;
  column: ColumnId;
  cameFrom?: ColumnId;
  due: string | null;
  priority: Priority;
  hours: number | null;
  starred: boolean;
  steps: Step[];
  notes: string;
  finished: string | null;
  history: HistoryEntry[];
  shelf: null | { kind: "finished" | "deleted"; on: string };
}

export type Slot = "Morning" | "Evening";

export interface Habit {
  id: string;
  name: string;
  slot: Slot;
  target: number;
  days: string[];
}

export type WeekStart = "monday" | "sunday" | "saturday";

export interface Prefs {
  theme: "light" | "dark";
  compact: boolean;
  strip: boolean;
  weekStart: WeekStart;
  defaultColumn: ColumnId;
}

export interface Boat {
  name: string;
  owner: string;
  launch: string;
}

export interface BoardData {
  tasks: Task[];
  habits: Habit[];
  prefs: Prefs;
  boat: Boat;
}

export const COLUMNS: { id: ColumnId; name: string }[] = [
  { id: "todo", name: "To do" },
  { id: "doing", name: "Doing" },
  { id: "done", name: "Done" },
];

export const TAGS: Tag[] = ["Hull", "Engine", "Electrics", "Joinery", "Paint", "Cabin", "Paperwork"];
export const SLOTS: Slot[] = ["Morning", "Evening"];
export const PRIORITIES: { id: Priority; name: string }[] = [
  { id: "high", name: "High" },
  { id: "normal", name: "Normal" },
  { id: "low", name: "Low" },
];

export const columnName = (id: ColumnId) => COLUMNS.find((c) => c.id === id)!.name;
