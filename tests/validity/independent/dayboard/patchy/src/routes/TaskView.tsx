import { ArrowRight, Ellipsis, Pencil, Plus, Star, Trash2 } from "lucide-react";
import { useReducer, useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { columns, tags } from "../data";
import type { Col, Prio, Task } from "../data";
import { daysLeft, longDate, plusDays, toIso } from "../format";
import { loadTasks, saveTask } from "../storage";
import Header from "../ui/Header";
import Picker from "../ui/Picker";
import Tag from "../ui/Tag";

function TaskBody({ loaded }: { loaded: Task }) {
  const [task, patch] = useReducer((t: Task, p: Partial<Task>) => ({ ...t, ...p }), loaded);
  const [renaming, setRenaming] = useState(false);
  const [notes, setNotes] = useState<string | null>(null);

  const keep = (p: Partial<Task>) => {
    patch(p);
    saveTask({ ...task, ...p });
  };

  const all = loadTasks();
  const next = all[all.findIndex((t) => t.id === task.id) + 1];
  const done = task.steps.filter((s) => s.done).length;
  const percent = task.steps.length ? Math.round((done / task.steps.length) * 100) : 0;
  const left = task.due ? daysLeft(task.due) : 0;

  return (
    <>
      <Header
        title="Task"
        right={
          <button className="plain dots" aria-label="More">
            <Ellipsis size={16} />
          </button>
        }
      >
        <Link to="/" className="greenlink">
          Board
        </Link>{" "}
        / {task.col}
      </Header>
      <div className="split">
        <div>
          <section className="box between top">
            <input type="checkbox" className="big" aria-label="Done" checked={!!task.checked} onChange={() => patch({ checked: !task.checked })} />
            <div className="task-main">
              {renaming ? (
                <form
                  className="line"
                  onSubmit={(e) => {
                    e.preventDefault();
                    keep({ title: String(new FormData(e.currentTarget).get("title")) });
                    setRenaming(false);
                  }}
                >
                  <input name="title" required autoFocus aria-label="Title" defaultValue={task.title} />
                  <button className="solid">Save</button>
                </form>
              ) : (
                <div className="line">
                  <h2 className={task.checked ? "huge crossed" : "huge"}>{task.title}</h2>
                  <button aria-label="Edit title" onClick={() => setRenaming(true)}>
                    <Pencil size={17} />
                  </button>
                </div>
              )}
              <p className="line">
                <Tag name={task.tag} />
                <small>
                  {task.prio} priority, about {task.hours} hours of work
                </small>
              </p>
            </div>
            <button aria-label="Star" className={task.star ? "starred" : ""} onClick={() => keep({ star: !task.star })}>
              <Star size={19} fill={task.star ? "#b5832b" : "none"} />
            </button>
          </section>
          <section className="box">
            <div className="between">
              <h2>Steps</h2>
              <small>
                {done} of {task.steps.length} done, {percent}%
              </small>
            </div>
            <progress max={100} value={percent} />
            {task.steps.map((s, i) => (
              <div key={i} className="between steprow">
                <label className={s.done ? "inline crossed" : "inline"}>
                  <input
                    type="checkbox"
                    checked={s.done}
                    onChange={() => keep({ steps: task.steps.map((x, j) => (j === i ? { ...x, done: !x.done } : x)) })}
                  />{" "}
                  {s.text}
                </label>
                <button aria-label={`Delete ${s.text}`} onClick={() => keep({ steps: task.steps.slice(0, -1) })}>
                  <Trash2 size={15} />
                </button>
              </div>
            ))}
            <form
              className="addbox"
              onSubmit={(e) => {
                e.preventDefault();
                const form = e.currentTarget;
                patch({ steps: [...task.steps, { text: String(new FormData(form).get("step")), done: false }] });
                form.reset();
              }}
            >
              <input name="step" required aria-label="Add a step" placeholder="Add a step…" />
              <button aria-label="Add step">
                <Plus size={16} />
              </button>
            </form>
          </section>
          <section className="box">
            <div className="between">
              <h2>Notes</h2>
              {notes === null && (
                <button className="plain slim" onClick={() => setNotes(task.notes ?? "")}>
                  <Pencil size={13} /> Edit notes
                </button>
              )}
            </div>
            {notes === null ? (
              <p className="prose">{task.notes || "No notes yet"}</p>
            ) : (
              <>
                <textarea rows={4} aria-label="Notes" value={notes} onChange={(e) => setNotes(e.target.value)} />
                <button
                  className="solid"
                  onClick={() => {
                    keep({ notes });
                    setNotes(null);
                  }}
                >
                  Save
                </button>
              </>
            )}
          </section>
        </div>
        <div>
          <section className="box stackform">
            <label>
              <span>Column</span>
              <select value={task.col} onChange={(e) => keep({ col: e.target.value as Col })}>
                {columns.map((c) => (
                  <option key={c}>{c}</option>
                ))}
              </select>
            </label>
            <label>
              <span>Due date</span>
              <input type="date" value={task.due ?? ""} onChange={(e) => patch({ due: e.target.value })} />
              {task.due && (
                <small>
                  {longDate(task.due)}. {left} days left
                </small>
              )}
            </label>
            <div className="line">
              <button className="plain slim" onClick={() => patch({ due: toIso(plusDays(1)) })}>
                Tomorrow
              </button>
              <button className="plain slim" onClick={() => patch({ due: toIso(plusDays(7)) })}>
                A week later
              </button>
              <button className="plain slim">Clear</button>
            </div>
            <div>
              <span className="cap">Priority</span>
              <Picker label="Priority" options={["High", "Normal", "Low"]} value={task.prio} onChange={(p) => keep({ prio: p as Prio })} />
            </div>
            <div className="halves">
              <label>
                <span>Tag</span>
                <select defaultValue={task.tag}>
                  {tags.map((t) => (
                    <option key={t}>{t}</option>
                  ))}
                </select>
              </label>
              <label>
                <span>Hours</span>
                <input type="number" step="0.5" defaultValue={task.hours} />
              </label>
            </div>
          </section>
          <details className="box" open>
            <summary>History (3)</summary>
            <p className="hist">
              <small>12 Jan</small> Anodes arrived at the boatyard
            </p>
            <p className="hist">
              <small>5 Jan</small> Due date set to 23 Jan
            </p>
            <p className="hist">
              <small>3 Jan</small> Added to the board
            </p>
          </details>
          {next && (
            <Link to={`/tasks/${next.id}`} className="greenlink nextlink">
              {next.title} <ArrowRight size={15} />
            </Link>
          )}
        </div>
      </div>
    </>
  );
}

export default function TaskView() {
  const loaded = useLoaderData() as Task | null;
  if (!loaded) return <Header title="Task">Task not found</Header>;
  return <TaskBody loaded={loaded} />;
}
