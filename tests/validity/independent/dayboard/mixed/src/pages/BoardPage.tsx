import { Rows3, Search, SquareKanban, Star } from "lucide-react";
import { useState } from "react";
import { BoardColumn } from "../components/BoardColumn";
import { HabitStrip } from "../components/HabitStrip";
import { PageHead } from "../components/PageHead";
import { Segmented } from "../components/Segmented";
import { TaskDialog } from "../components/TaskDialog";
import { TaskTable } from "../components/TaskTable";
import { plural, TODAY } from "../lib/dates";
import { boardTasks, openTasks, useStore } from "../state/store";
import { COLUMNS, PRIORITIES, TAGS } from "../state/types";
import type { Tag, Task } from "../state/types";

type Sort = "board" | "due" | "priority" | "hours";

const ORDERS: Record<Exclude<Sort, "board">, (a: Task, b: Task) => number> = {
  due: (a, b) => (a.due || "9999").localeCompare(b.due || "9999"),
  priority: (a, b) => PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority),
  hours: (a, b) => (b.hours ?? 0) - (a.hours ?? 0),
};

export function BoardPage() {
  const { state } = useStore();
  const [query, setQuery] = useState("");
  const [starred, setStarred] = useState(false);
  const [tag, setTag] = useState<Tag | "">("");
  const [sort, setSort] = useState<Sort>("board");
  const [view, setView] = useState<"board" | "list">("board");
  const [editing, setEditing] = useState<Task | null>(null);

  const all = boardTasks(state);
  const late = openTasks(state).filter((t) => t.due && t.due < TODAY).length;
  const shown = all.filter(
    (t) => t.title.toLowerCase().includes(query.trim().toLowerCase()) && (!starred || t.starred) && (!tag || t.tag === tag),
  );
  const sorted = sort === "board" ? shown : [...shown].sort(ORDERS[sort]);

  return (
    <>
      <PageHead
        title={`The ${state.boat.name} board`}
        subtitle={`${late === 0 ? "Nothing is late" : late === 1 ? "1 task is late" : `${late} tasks are late`}, nothing finished yet today.`}
      />
      {state.prefs.showHabits && <HabitStrip />}
      <div className="toolbar">
        <label className="search">
          <Search size={16} />
          <input
            type="search"
            placeholder="Search tasks and notes"
            aria-label="Search tasks and notes"
            value={query}
            onChange={(e) => setQuery(e.target.value)}
          />
        </label>
        <button type="button" className={starred ? "button is-on" : "button"} aria-pressed={starred} onClick={() => setStarred(!starred)}>
          <Star size={16} fill={starred ? "currentColor" : "none"} /> Starred only
        </button>
        <label className="sort-by">
          Sort by
          <select value={sort} onChange={(e) => setSort(e.target.value as Sort)}>
            <option value="board">Board order</option>
            <option value="due">Due date</option>
            <option value="priority">Priority</option>
            <option value="hours">Hours</option>
          </select>
        </label>
        <Segmented
          name="view"
          legend="View"
          hideLegend
          value={view}
          onChange={setView}
          options={[
            { value: "board", label: <><SquareKanban size={15} /> Board</> },
            { value: "list", label: <><Rows3 size={15} /> List</> },
          ]}
        />
      </div>
      <div className="tag-row">
        <button type="button" className={tag === "" ? "chip is-on" : "chip"} aria-pressed={tag === ""} onClick={() => setTag("")}>
          All tags
        </button>
        {TAGS.map((name) => (
          <button
            key={name}
            type="button"
            className={tag === name ? "chip is-on" : "chip"}
            aria-pressed={tag === name}
            onClick={() => setTag(name)}
          >
            {name} <small>{all.filter((t) => t.tag === name).length}</small>
          </button>
        ))}
        <span className="muted tag-row-total">{plural(all.length, "task")} on the board</span>
      </div>
      {view === "board" ? (
        <div className="columns">
          {COLUMNS.map((column) => (
            <BoardColumn key={column} column={column} tasks={sorted.filter((t) => t.column === column)} onEdit={setEditing} />
          ))}
        </div>
      ) : (
        <TaskTable tasks={shown} />
      )}
      {editing && <TaskDialog task={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
