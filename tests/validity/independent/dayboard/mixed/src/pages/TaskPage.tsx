import { ArrowRight, Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { PageHead } from "../components/PageHead";
import { StarButton, useRemoveTask, useToggleDone } from "../components/TaskCard";
import { TaskDetailsPanel } from "../components/TaskDetailsPanel";
import { TagBadge } from "../components/TagBadge";
import { shortDate } from "../lib/dates";
import { boardTasks, useStore } from "../state/store";
import { COLUMN_NAMES, COLUMNS, PRIORITY_NAMES } from "../state/types";
import type { Task } from "../state/types";

export function TaskPage() {
  const { id } = useParams();
  const { state } = useStore();
  const task = boardTasks(state).find((t) => t.id === id);
  if (!task) {
    return (
      <>
        <PageHead title="Task" subtitle={<Link to="/">Board</Link>} />
        <p className="card empty">That task is not on the board.</p>
      </>
    );
  }
  return <TaskView key={task.id} task={task} />;
}

function TaskView({ task }: { task: Task }) {
  const { state } = useStore();
  const ordered = COLUMNS.flatMap((column) => boardTasks(state).filter((t) => t.column === column));
  const next = ordered[ordered.findIndex((t) => t.id === task.id) + 1];
  return (
    <>
      <PageHead
        title="Task"
        subtitle={
          <>
            <Link to="/">Board</Link> / {COLUMN_NAMES[task.column]}
          </>
        }
        actions={<TaskMenu task={task} />}
      />
      <div className="two-up two-up-task">
        <div className="stack">
          <TitleCard task={task} />
          <StepsCard task={task} />
          <NotesCard task={task} />
        </div>
        <div className="stack">
          <TaskDetailsPanel task={task} />
          <details className="card disclosure" open>
            <summary>History ({task.history.length})</summary>
            <ul className="history">
              {task.history.map((entry, i) => (
                <li key={i}>
                  <time>{shortDate(entry.on)}</time> {entry.text}
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
      {next && (
        <nav className="next-task">
          <Link to={`/tasks/${next.id}`} className="text-link">
            {next.title} <ArrowRight size={15} />
          </Link>
        </nav>
      )}
    </>
  );
}

function TaskMenu({ task }: { task: Task }) {
  const { dispatch, toast } = useStore();
  const navigate = useNavigate();
  const remove = useRemoveTask();
  return (
    <details className="menu">
      <summary className="button" aria-label="More actions">
        <Ellipsis size={16} />
      </summary>
      <div className="menu-items">
        <button
          type="button"
          onClick={() => {
            dispatch({ type: "task/duplicate", id: task.id });
            toast("Task duplicated");
            navigate("/");
          }}
        >
          Duplicate
        </button>
        <button type="button" onClick={() => toast("Link copied")}>
          Copy link
        </button>
        <button
          type="button"
          onClick={() => {
            dispatch({ type: "task/archive", id: task.id });
            toast("Task archived");
            navigate("/archive");
          }}
        >
          Archive
        </button>
        <button
          type="button"
          className="danger-text"
          onClick={() => {
            if (remove(task)) navigate("/");
          }}
        >
          Delete
        </button>
      </div>
    </details>
  );
}

function TitleCard({ task }: { task: Task }) {
  const { dispatch } = useStore();
  const toggleDone = useToggleDone();
  const [editing, setEditing] = useState(false);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get("title")).trim();
    dispatch({ type: "task/patch", id: task.id, patch: { title } });
    setEditing(false);
  };

  const work = task.hours ? `about ${task.hours} hour${task.hours === 1 ? "" : "s"} of work` : "no hours yet";
  return (
    <section className="card task-head">
      <input type="checkbox" className="check check-big" checked={task.column === "done"} onChange={() => toggleDone(task)} aria-label="Finished" />
      <div className="task-head-text">
        {editing ? (
          <form onSubmit={save} className="inline-form">
            <input name="title" aria-label="Title" defaultValue={task.title} required pattern=".*\S.*" autoFocus />
            <button className="button primary">Save</button>
            <button type="button" className="button" onClick={() => setEditing(false)}>
              Cancel
            </button>
          </form>
        ) : (
          <h2 className={task.column === "done" ? "task-name is-done" : "task-name"}>
            {task.title}
            <button type="button" className="icon-button" aria-label="Edit title" onClick={() => setEditing(true)}>
              <Pencil size={17} />
            </button>
          </h2>
        )}
        <div className="task-summary">
          <TagBadge tag={task.tag} />
          <span>
            {PRIORITY_NAMES[task.priority]} priority, {work}
          </span>
        </div>
      </div>
      <StarButton task={task} size={20} />
    </section>
  );
}

function StepsCard({ task }: { task: Task }) {
  const { dispatch } = useStore();
  const done = task.steps.filter((s) => s.done).length;
  const percent = task.steps.length ? Math.round((done / task.steps.length) * 100) : 0;

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    dispatch({ type: "step/add", id: task.id, text: String(new FormData(form).get("step")).trim() });
    form.reset();
  };

  return (
    <section className="card">
      <div className="card-head">
        <h2>Steps</h2>
        <span className="muted small">
          {task.steps.length ? `${done} of ${task.steps.length} done, ${percent}%` : "No steps yet"}
        </span>
      </div>
      <div className="bar">
        <div style={{ width: `${percent}%` }} />
      </div>
      <ul className="steps">
        {task.steps.map((step) => (
          <li key={step.id}>
            <label className={step.done ? "is-done" : ""}>
              <input
                type="checkbox"
                className="check"
                checked={step.done}
                onChange={() => dispatch({ type: "step/toggle", id: task.id, stepId: step.id })}
              />
              {step.text}
            </label>
            <button
              type="button"
              className="icon-button"
              aria-label={`Delete step ${step.text}`}
              onClick={() => dispatch({ type: "step/remove", id: task.id, stepId: step.id })}
            >
              <Trash2 size={15} />
            </button>
          </li>
        ))}
      </ul>
      <form className="quick-add" onSubmit={add}>
        <input name="step" placeholder="Add a step…" aria-label="Add a step" required pattern=".*\S.*" autoComplete="off" />
        <button aria-label="Add step">
          <Plus size={17} />
        </button>
      </form>
    </section>
  );
}

function NotesCard({ task }: { task: Task }) {
  const { dispatch, toast } = useStore();
  const [editing, setEditing] = useState(false);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const notes = String(new FormData(event.currentTarget).get("notes")).trim();
    dispatch({ type: "task/patch", id: task.id, patch: { notes } });
    toast("Notes saved");
    setEditing(false);
  };

  return (
    <section className="card">
      <div className="card-head">
        <h2>Notes</h2>
        {!editing && (
          <button type="button" className="button small-button" onClick={() => setEditing(true)}>
            <Pencil size={14} /> Edit notes
          </button>
        )}
      </div>
      {editing ? (
        <form onSubmit={save} className="field">
          <textarea name="notes" aria-label="Notes" rows={4} defaultValue={task.notes} autoFocus />
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setEditing(false)}>
              Cancel
            </button>
            <button className="button primary">Save notes</button>
          </div>
        </form>
      ) : (
        <p className="notes">{task.notes || "No notes yet."}</p>
      )}
    </section>
  );
}
