export type Column = "todo" | "doing" | "done";
export type Priority = "high" | "normal" | "low";
export type Tag = "Hull" | "Engine" | "Electrics" | "Joinery" | "Paint" | "Cabin" | "Paperwork";
export type Place = "board" | "archive" | "bin";

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
  tag: Tag | "";
  column: Column;
  priority: Priority;
  due: string;
  hours: number | null;
  starred: boolean;
  steps: Step[];
  notes: string;
  history: HistoryEntry[];
  finishedOn: string;
  place: Place;
  putAwayOn: string;
}

export type When = "Morning" | "Evening";

export interface Habit {
  id: string;
  name: string;
  when: When;
  perWeek: number;
  best: number;
  days: string[];
}

export interface Prefs {
  theme: "light" | "dark";
  compact: boolean;
  showHabits: boolean;
  weekStart: "monday" | "sunday";
  defaultColumn: Column;
}

export interface Boat {
  name: string;
  owner: string;
  launch: string;
}

export interface State {
  tasks: Task[];
  habits: Habit[];
  prefs: Prefs;
  boat: Boat;
}

export const TAGS: Tag[] = ["Hull", "Engine", "Electrics", "Joinery", "Paint", "Cabin", "Paperwork"];
export const COLUMNS: Column[] = ["todo", "doing", "done"];
export const COLUMN_NAMES: Record<Column, string> = { todo: "To do", doing: "Doing", done: "Done" };
export const PRIORITIES: Priority[] = ["high", "normal", "low"];
export const PRIORITY_NAMES: Record<Priority, string> = { high: "High", normal: "Normal", low: "Low" };
