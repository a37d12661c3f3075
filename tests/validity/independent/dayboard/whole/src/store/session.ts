import type { ColumnId, Priority } from "../lib/types";
import { Store } from "./Store";

export type BoardSort = "board" | "due" | "priority" | "hours" | "title";

export interface BoardView {
  search: string;
  starredOnly: boolean;
  tag: string;
  sort: BoardSort;
  layout: "board" | "list";
  folded: ColumnId[];
  stripFolded: boolean;
}

export interface Draft {
  title: string;
  tag: string;
  column: ColumnId | null;
  due: string;
  priority: Priority;
  hours: string;
  steps: string[];
  notes: string;
}

export const emptyDraft = (): Draft => ({
  title: "",
  tag: "",
  column: null,
  due: "",
  priority: "normal",
  hours: "",
  steps: [""],
  notes: "",
});

export const boardView = new Store<BoardView>("dayboard.view", window.sessionStorage, () => ({
  search: "",
  starredOnly: false,
  tag: "",
  sort: "board",
  layout: "board",
  folded: [],
  stripFolded: false,
}));

export const draftStore = new Store<Draft>("dayboard.draft", window.sessionStorage, emptyDraft);
