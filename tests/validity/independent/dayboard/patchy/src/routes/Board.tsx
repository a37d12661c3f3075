import { ArchiveRestore, ChevronDown, Plus, Rows3, Search, SquareKanban, Star } from "lucide-react";
import { useEffect, useReducer, useState } from "react";
import { Link } from "react-router-dom";
import { columns, tags } from "../data";
import type { Col, Task } from "../data";
import { loadBoat, loadHabits, loadPrefs, loadTasks, saveTasks } from "../storage";
import Card from "../ui/Card";
import Header from "../ui/Header";
import Tag from "../ui/Tag";

export type BoardAction =
  | { type: "add"; title: string; col: Col }
  | { type: "check"; id: number }
  | { type: "star"; id: number }
  | { type: "rename"; id: number; title: string }
  | { type: "shift"; id: number; by: number }
  | { type: "delete"; id: number }
  | { type: "archiveDone" };

function reducer(tasks: Task[], a: BoardAction): Task[] {
  switch (a.type) {
    case "add":
      return [{ id: Date.now(), title: a.title, tag: "", col: "To do", prio: "Normal", steps: [] }, ...tasks];
    case "check":
      return tasks.map((t) => (t.id === a.id ? { ...t, checked: !t.checked } : t));
    case "star":
      return tasks.map((t) => (t.id === a.id ? { ...t, star: !t.star } : t));
    case "rename":
      return tasks.map((t) => (t.id === a.id ? { ...t, title: a.title } : t));
    case "shift":
      return tasks.map((t) => {
        if (t.id !== a.id) return t;
        const col = columns[columns.indexOf(t.col) + a.by];
        return { ...t, col, checked: col === "Done", finished: col === "Done" ? "15 Jan" : undefined };
      });
    case "delete":
      return tasks.filter((t) => t.id !== a.id);
    case "archiveDone":
      return tasks.filter((t) => t.col !== "Done");
  }
}

function HabitStrip() {
  const [open, setOpen] = useState(true);
  const [habits, setHabits] = useState(loadHabits);
  const flip = (id: number) =>
    setHabits(habits.map((h) => (h.id === id ? { ...h, week: h.week.map((d, i) => (i === 3 ? !d : d)) } : h)));
  return (
    <section className="box habit-strip">
      <div className="between">
        <div className="line">
          <button aria-label="Toggle habits" onClick={() => setOpen(!open)}>
            <ChevronDown size={16} style={{ transform: open ? "" : "rotate(-90deg)" }} />
          </button>
          <h3>Today’s habits</h3>
          <small>
            {habits.filter((h) => h.week[3]).length} of {habits.length} done
          </small>
        </div>
        <Link to="/habits" className="greenlink">
          See the whole week
        </Link>
      </div>
      {open && (
        <div className="line wrap">
          {habits.map((h) => (
            <label key={h.id} className={h.week[3] ? "habit-pill yes" : "habit-pill"}>
              <input type="checkbox" checked={h.week[3]} onChange={() => flip(h.id)} /> {h.name}
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

function AddBox({ col, onAdd }: { col: Col; onAdd: (title: string) => void }) {
  return (
    <form
      className="addbox"
      onSubmit={(e) => {
        e.preventDefault();
        const form = e.currentTarget;
        onAdd(String(new FormData(form).get("title")));
        form.reset();
      }}
    >
      <input name="title" required aria-label={`Add to ${col}`} placeholder={`Add to ${col}…`} />
      <button aria-label={`Add task to ${col}`}>
        <Plus size={16} />
      </button>
    </form>
  );
}

export default function Board() {
  const [tasks, dispatch] = useReducer(reducer, undefined, loadTasks);
  const [query, setQuery] = useState("");
  const [starred, setStarred] = useState(false);
  const [tag, setTag] = useState("All");
  const [sort, setSort] = useState("Board order");
  const [view, setView] = useState("Board");
  const { compact } = loadPrefs();
  const { boat } = loadBoat();

  useEffect(() => saveTasks(tasks), [tasks]);

  let visible = tasks.filter((t) => t.title.toLowerCase().includes(query.toLowerCase()));
  if (starred) visible = visible.filter((t) => t.star);
  if (tag !== "All") visible = visible.filter((t) => t.tag === tag);
  if (sort === "Title") visible = [...visible].sort((a, b) => a.title.localeCompare(b.title));
  if (sort === "Due date") visible = [...visible].sort((a, b) => (a.due ?? "z").localeCompare(b.due ?? "z"));

  return (
    <>
      <Header title={`The ${boat} board`}>1 task is late, nothing finished yet today.</Header>
      <HabitStrip />
      <div className="bar">
        <span className="searchbox">
          <Search size={15} />
          <input type="search" aria-label="Search tasks and notes" placeholder="Search tasks and notes" value={query} onChange={(e) => setQuery(e.target.value)} />
        </span>
        <button className={starred ? "plain active" : "plain"} onClick={() => setStarred(!starred)}>
          <Star size={15} /> Starred only
        </button>
        <label className="push">
          <b>Sort by</b>
          <select value={sort} onChange={(e) => setSort(e.target.value)}>
            <option>Board order</option>
            <option>Due date</option>
            <option>Priority</option>
            <option>Title</option>
          </select>
        </label>
        <div className="picker">
          <button className={view === "Board" ? "picked" : ""} onClick={() => setView("Board")}>
            <SquareKanban size={14} /> Board
          </button>
          <button className={view === "List" ? "picked" : ""} onClick={() => setView("List")}>
            <Rows3 size={14} /> List
          </button>
        </div>
      </div>
      <div className="bar chips">
        <button className={tag === "All" ? "round picked" : "round"} onClick={() => setTag("All")}>
          All tags
        </button>
        {tags.map((t) => (
          <button key={t} className={tag === t ? "round picked" : "round"} onClick={() => setTag(t)}>
            {t} <small>{tasks.filter((x) => x.tag === t).length}</small>
          </button>
        ))}
        <small className="push">{tasks.length} tasks on the board</small>
      </div>
      {view === "Board" ? (
        <div className="lanes">
          {columns.map((col) => {
            const list = visible.filter((t) => t.col === col);
            return (
              <section key={col} className={`lane lane-${columns.indexOf(col)}`}>
                <div className="between lane-head">
                  <div className="line">
                    <button aria-label={`Collapse ${col}`}>
                      <ChevronDown size={16} />
                    </button>
                    <h2>{col}</h2>
                    <span className="badge">{list.length}</span>
                  </div>
                  {col === "Done" ? (
                    <button
                      className="greenlink"
                      onClick={() => {
                        if (confirm("Archive all finished tasks?")) dispatch({ type: "archiveDone" });
                      }}
                    >
                      <ArchiveRestore size={15} /> Archive all
                    </button>
                  ) : (
                    <small>about {list.reduce((n, t) => n + (t.hours ?? 0), 0)} h</small>
                  )}
                </div>
                <AddBox col={col} onAdd={(title) => dispatch({ type: "add", title, col })} />
                {list.map((t) => (
                  <Card key={t.id} task={t} compact={compact} dispatch={dispatch} />
                ))}
              </section>
            );
          })}
        </div>
      ) : (
        <section className="box">
          {visible.map((t) => (
            <div key={t.id} className="between listrow">
              <Link to={`/tasks/${t.id}`}>
                <b>{t.title}</b>
              </Link>
              <span className="line">
                <Tag name={t.tag} /> <small>{t.col}</small>
              </span>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
