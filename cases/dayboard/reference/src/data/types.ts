export type ColumnId = "todo" | "doing" | "done";
export type Priority = "High" | "Normal" | "Low";
export type Tag = "Hull" | "Engine" | "Electrics" | "Joinery" | "Paint" | "Cabin" | "Paperwork";
export type Place = "board" | "archive" | "bin";
export type SortKey = "manual" | "due" | "priority" | "title";

export interface Step {
  id: string;
  text: string;
  done: boolean;
}

export interface LogLine {
  on: string;
  text: string;
}

export interface Task {
  id: string;
  title: string;
  notes: string;
  column: ColumnId;
  /** The column the task left when it was finished, so that reopening puts it back. */
  from: ColumnId;
  tag: Tag;
  priority: Priority;
  /** ISO date, or "" when there is no due date. */
  due: string;
  hours: number | null;
  starred: boolean;
  steps: Step[];
  place: Place;
  /** When it was finished ("" if open) and when it was put in the bin ("" if not). */
  doneOn: string;
  binnedOn: string;
  history: LogLine[];
}

export interface Habit {
  id: string;
  name: string;
  part: "Morning" | "Evening";
  /** Days a week aimed for. */
  goal: number;
  /** ISO dates on which it was done. */
  days: string[];
}

export interface Settings {
  boat: string;
  owner: string;
  launch: string;
  theme: "light" | "dark";
  weekStart: 0 | 1 | 6;
  defaultColumn: ColumnId;
  compact: boolean;
  showHabits: boolean;
}

export interface BoardPrefs {
  view: "board" | "list";
  sort: SortKey;
  collapsed: ColumnId[];
}

export const COLUMNS: { id: ColumnId; name: string }[] = [
  { id: "todo", name: "To do" },
  { id: "doing", name: "Doing" },
  { id: "done", name: "Done" },
];

export const TAGS: Tag[] = ["Hull", "Engine", "Electrics", "Joinery", "Paint", "Cabin", "Paperwork"];
export const PRIORITIES: Priority[] = ["High", "Normal", "Low"];

export const columnName = (id: ColumnId): string => COLUMNS.find((c) => c.id === id)?.name ?? id;
