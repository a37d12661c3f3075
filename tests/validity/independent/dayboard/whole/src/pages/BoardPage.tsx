import { Rows3, Search, SquareKanban, Star, X } from "lucide-react";
import { useState } from "react";
import type { MouseEvent } from "react";
import CardMenu from "../components/CardMenu";
import Column from "../components/Column";
import HabitStrip from "../components/HabitStrip";
import PageHead from "../components/PageHead";
import Segmented from "../components/Segmented";
import TaskCard from "../components/TaskCard";
import TaskTable from "../components/TaskTable";
import { useCardDrag } from "../components/useCardDrag";
import { TODAY, plural } from "../lib/dates";
import { COLUMNS, TAGS } from "../lib/types";
import type { Task } from "../lib/types";
import { useBoard, useStore } from "../store/hooks";
import { boardView } from "../store/session";
import type { BoardSort } from "../store/session";

const SORTS: { id: BoardSort; name: string }[] = [
  { id: "board", name: "Board order" },
  { id: "due", name: "Due date" },
  { id: "priority", name: "Priority" },
  { id: "hours", name: "Most hours" },
  { id: "title", name: "Title" },
];

const RANK = { high: 0, normal: 1, low: 2 };

const COMPARE: Record<Exclude<BoardSort, "board">, (a: Task, b: Task) => number> = {
  due: (a, b) => (a.due ?? "9").localeCompare(b.due ?? "9"),
  priority: (a, b) => RANK[a.priority] - RANK[b.priority],
  hours: (a, b) => (b.hours ?? 0) - (a.hours ?? 0),
  title: (a, b) => a.title.localeCompare(b.title),
};

function summary(tasks: Task[]) {
  const late = tasks.filter((t) => !t.shelf && t.column !== "done" && t.due && t.due < TODAY).length;
  const finished = tasks.filter((t) => t.finished === TODAY && t.shelf?.kind !== "deleted").length;
  const first = late === 0 ? "Nothing is late" : `${plural(late, "task")} ${late === 1 ? "is" : "are"} late`;
  return `${first}, ${finished === 0 ? "nothing" : finished} finished ${finished === 0 ? "yet " : ""}today.`;
}

export default function BoardPage() {
  const { tasks, prefs, boat } = useBoard();
  const view = useStore(boardView);
  const { dragging, grab } = useCardDrag(view.sort === "board");
  const [menu, setMenu] = useState<{ task: Task; x: number; y: number } | null>(null);

  const onBoard = tasks.filter((t) => !t.shelf);
  const words = view.search.trim().toLowerCase();
  const shown = onBoard.filter(
    (t) =>
      (!view.starredOnly || t.starred) &&
      (!view.tag || t.tag === view.tag) &&
      (!words || t.title.toLowerCase().includes(words) || t.notes.toLowerCase().includes(words)),
  );
  if (view.sort !== "board") shown.sort(COMPARE[view.sort]);
  const filtered = view.starredOnly || view.tag !== "" || words !== "";
  const clear = () => boardView.set({ search: "", starredOnly: false, tag: "" });

  const openMenu = (e: MouseEvent, task: Task) => {
    if (!(e.target as HTMLElement).closest("[data-task]")) return;
    e.preventDefault();
    setMenu({ task, x: e.clientX, y: e.clientY });
  };

  return (
    <>
      <PageHead title={`The ${boat.name} board`} sub={summary(tasks)} />
      {prefs.strip && <HabitStrip />}
      <div className="toolbar">
        <div className="search">
          <Search size={16} />
          <input placeholder="Search tasks and notes" value={view.search} onChange={(e) => boardView.set({ search: e.target.value })} />
          {view.search && (
            <button type="button" className="icon" title="Clear search" onClick={() => boardView.set({ search: "" })}>
              <X size={15} />
            </button>
          )}
        </div>
        <button
          type="button"
          aria-pressed={view.starredOnly}
          className={view.starredOnly ? "btn pressed" : "btn"}
          onClick={() => boardView.set({ starredOnly: !view.starredOnly })}
        >
          <Star size={16} fill={view.starredOnly ? "currentColor" : "none"} /> Starred only
        </button>
        <div className="toolbar-right">
          <b className="small-bold">Sort by</b>
          <select className="select" value={view.sort} onChange={(e) => boardView.set({ sort: e.target.value as BoardSort })}>
            {SORTS.map((s) => (
              <option key={s.id} value={s.id}>
                {s.name}
              </option>
            ))}
          </select>
          <Segmented
            value={view.layout}
            onPick={(layout) => boardView.set({ layout })}
            options={[
              { id: "board", name: <><SquareKanban size={15} /> Board</> },
              { id: "list", name: <><Rows3 size={15} /> List</> },
            ]}
          />
        </div>
      </div>
      <div className="tags">
        <button type="button" aria-pressed={!view.tag} className={view.tag ? "tag-filter" : "tag-filter on"} onClick={() => boardView.set({ tag: "" })}>
          All tags
        </button>
        {TAGS.map((t) => (
          <button
            key={t}
            type="button"
            aria-pressed={view.tag === t}
            className={view.tag === t ? "tag-filter on" : "tag-filter"}
            onClick={() => boardView.set({ tag: view.tag === t ? "" : t })}
          >
            {t} <small>{onBoard.filter((task) => task.tag === t).length}</small>
          </button>
        ))}
        <span className="tags-count">
          {filtered ? (
            <>
              {shown.length} of {plural(onBoard.length, "task")}{" "}
              <button type="button" className="link" onClick={clear}>
                Clear filters
              </button>
            </>
          ) : (
            `${plural(onBoard.length, "task")} on the board`
          )}
        </span>
      </div>
      {view.layout === "list" ? (
        <TaskTable tasks={shown} />
      ) : (
        <div className="columns">
          {COLUMNS.map((c) => {
            const mine = shown.filter((t) => t.column === c.id);
            const folded = view.folded.includes(c.id);
            return (
              <Column
                key={c.id}
                id={c.id}
                tasks={mine}
                tag={view.tag}
                filtered={filtered}
                folded={folded}
                dropHere={dragging?.over === c.id}
                onFold={() => boardView.set({ folded: folded ? view.folded.filter((f) => f !== c.id) : [...view.folded, c.id] })}
              >
                {mine.map((t) => (
                  <TaskCard key={t.id} task={t} compact={prefs.compact} dragged={dragging?.id === t.id} onGrab={grab} onMenu={openMenu} />
                ))}
              </Column>
            );
          })}
        </div>
      )}
      {menu && <CardMenu {...menu} onClose={() => setMenu(null)} />}
    </>
  );
}
