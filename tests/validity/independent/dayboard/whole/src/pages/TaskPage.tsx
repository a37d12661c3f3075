import { ArrowLeft, ArrowRight, Ellipsis, Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { archiveTask, binTask, finishOrReopen } from "../components/actions";
import CheckBox from "../components/CheckBox";
import PageHead from "../components/PageHead";
import Star from "../components/Star";
import TagChip from "../components/TagChip";
import TaskSide from "../components/TaskSide";
import { dayMonth, plural, showHours } from "../lib/dates";
import { COLUMNS, PRIORITIES, columnName } from "../lib/types";
import type { Task } from "../lib/types";
import { board } from "../store/BoardStore";
import { useBoard } from "../store/hooks";
import { toasts } from "../store/toasts";

function MoreMenu({ task }: { task: Task }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!open) return;
    const away = (e: PointerEvent) => !root.current?.contains(e.target as Node) && setOpen(false);
    const onKey = (e: KeyboardEvent) => e.key === "Escape" && setOpen(false);
    window.addEventListener("pointerdown", away);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointerdown", away);
      window.removeEventListener("keydown", onKey);
    };
  }, [open]);

  const choose = (action: () => void) => () => {
    setOpen(false);
    action();
  };

  return (
    <div className="more" ref={root}>
      <button type="button" className="btn square" title="More actions" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Ellipsis size={16} />
      </button>
      {open && (
        <div className="menu" role="menu">
          <button
            type="button"
            role="menuitem"
            onClick={choose(() => {
              const copy = board.duplicate(task.id);
              toasts.show(`Made a copy of “${task.title}”`);
              navigate(`/task/${copy.id}`);
            })}
          >
            Duplicate
          </button>
          <button type="button" role="menuitem" onClick={choose(() => (archiveTask(task), navigate("/")))}>
            {task.column === "done" ? "Archive" : "Finish and archive"}
          </button>
          <button type="button" role="menuitem" className="red" onClick={choose(() => (binTask(task), navigate("/")))}>
            Delete
          </button>
        </div>
      )}
    </div>
  );
}

function TitlePanel({ task }: { task: Task }) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState("");
  const priority = PRIORITIES.find((p) => p.id === task.priority)!.name;

  const save = (e: FormEvent) => {
    e.preventDefault();
    if (!text?.trim()) return setError("A task needs a title.");
    board.update(task.id, { title: text.trim() });
    setText(null);
  };

  return (
    <section className="panel pad title-panel">
      <CheckBox size="big" checked={task.column === "done"} name={`Finished: ${task.title}`} onToggle={() => finishOrReopen(task)} />
      <div className="title-main">
        {text === null ? (
          <div className="title-line">
            <h2 className={task.column === "done" ? "struck" : ""}>{task.title}</h2>
            <button
              type="button"
              className="icon"
              title="Rename task"
              onClick={() => {
                setText(task.title);
                setError("");
              }}
            >
              <Pencil size={17} />
            </button>
          </div>
        ) : (
          <form className="inline-form" onSubmit={save}>
            <input
              className={error ? "field bad" : "field"}
              autoFocus
              placeholder="Task title"
              maxLength={90}
              value={text}
              onChange={(e) => setText(e.target.value)}
              onKeyDown={(e) => e.key === "Escape" && setText(null)}
            />
            <button type="submit" className="btn primary">
              Save
            </button>
            <button type="button" className="btn" onClick={() => setText(null)}>
              Cancel
            </button>
          </form>
        )}
        {error && text !== null && <div className="error">{error}</div>}
        <div className="title-meta">
          <TagChip tag={task.tag} />
          <span>
            {priority} priority{task.hours !== null && `, about ${plural(Number(showHours(task.hours)), "hour")} of work`}
          </span>
        </div>
      </div>
      <Star task={task} size={19} />
    </section>
  );
}

function StepsPanel({ task }: { task: Task }) {
  const [text, setText] = useState("");
  const done = task.steps.filter((s) => s.done).length;
  const percent = task.steps.length ? Math.round((done / task.steps.length) * 100) : 0;

  const add = (e: FormEvent) => {
    e.preventDefault();
    if (!text.trim()) return;
    board.addStep(task.id, text.trim());
    setText("");
  };

  const remove = (at: number) => {
    const step = task.steps[at];
    board.removeStep(task.id, step.id);
    toasts.show(`Removed the step “${step.text}”`, () => board.insertStep(task.id, step, at));
  };

  return (
    <section className="panel pad">
      <div className="panel-head">
        <h2>Steps</h2>
        <span className="muted small">{task.steps.length === 0 ? "No steps yet" : `${done} of ${task.steps.length} done, ${percent}%`}</span>
      </div>
      <div className="bar">
        <span style={{ width: `${percent}%` }} />
      </div>
      {task.steps.map((s, n) => (
        <div key={s.id} className="step">
          <CheckBox checked={s.done} onToggle={() => board.toggleStep(task.id, s.id)}>
            <span className={s.done ? "struck" : ""}>{s.text}</span>
          </CheckBox>
          <button type="button" className="icon" title="Remove step" onClick={() => remove(n)}>
            <Trash2 size={15} />
          </button>
        </div>
      ))}
      <form className="quick-add step-add" onSubmit={add}>
        <input placeholder="Add a step…" value={text} onChange={(e) => setText(e.target.value)} />
        <button type="submit" title="Add step">
          <Plus size={17} />
        </button>
      </form>
    </section>
  );
}

function NotesPanel({ task }: { task: Task }) {
  const [text, setText] = useState<string | null>(null);
  return (
    <section className="panel pad">
      <div className="panel-head">
        <h2>Notes</h2>
        {text === null && (
          <button type="button" className="btn small-btn" onClick={() => setText(task.notes)}>
            <Pencil size={14} /> Edit notes
          </button>
        )}
      </div>
      {text === null ? (
        <p className={task.notes ? "notes" : "notes muted"}>{task.notes || "No notes yet."}</p>
      ) : (
        <>
          <textarea className="field area" autoFocus maxLength={280} placeholder="Notes" value={text} onChange={(e) => setText(e.target.value)} />
          <div className="hint">{plural(280 - text.length, "character")} left</div>
          <div className="form-buttons">
            <button
              type="button"
              className="btn primary"
              onClick={() => {
                board.update(task.id, { notes: text.trim() });
                setText(null);
                toasts.show("Notes saved");
              }}
            >
              Save notes
            </button>
            <button type="button" className="btn" onClick={() => setText(null)}>
              Cancel
            </button>
          </div>
        </>
      )}
    </section>
  );
}

export default function TaskPage() {
  const { id } = useParams();
  const { tasks } = useBoard();
  const task = tasks.find((t) => t.id === id);

  if (!task)
    return (
      <>
        <PageHead title="Task" sub={<Link to="/" className="link">Board</Link>} />
        <div className="panel empty">That task is not here any more.</div>
      </>
    );

  const order = COLUMNS.flatMap((c) => tasks.filter((t) => !t.shelf && t.column === c.id));
  const at = order.findIndex((t) => t.id === task.id);
  const previous = order[at - 1];
  const next = at >= 0 ? order[at + 1] : undefined;

  return (
    <>
      <PageHead
        title="Task"
        sub={
          <>
            <Link to={task.shelf ? "/archive" : "/"} className="link">
              {task.shelf ? "Archive" : "Board"}
            </Link>{" "}
            / {columnName(task.column)}
          </>
        }
        extra={!task.shelf && <MoreMenu task={task} />}
      />
      {task.shelf && (
        <div className="panel shelved">
          <span>
            This task was {task.shelf.kind === "deleted" ? "deleted" : "archived"} ({dayMonth(task.shelf.on)}).
          </span>
          <button type="button" className="btn small-btn" onClick={() => board.restore([task.id])}>
            <RotateCcw size={14} /> Restore
          </button>
        </div>
      )}
      <div className="task-grid" key={task.id}>
        <div className="stack">
          <TitlePanel task={task} />
          <StepsPanel task={task} />
          <NotesPanel task={task} />
        </div>
        <div className="stack">
          <TaskSide task={task} />
          <details className="panel details" open>
            <summary>History ({task.history.length})</summary>
            {task.history.map((h, n) => (
              <div key={n} className="history">
                <span className="muted">{dayMonth(h.on)}</span>
                <span>{h.text}</span>
              </div>
            ))}
          </details>
        </div>
      </div>
      <div className="neighbours">
        {previous && (
          <Link to={`/task/${previous.id}`} className="link">
            <ArrowLeft size={15} /> {previous.title}
          </Link>
        )}
        {next && (
          <Link to={`/task/${next.id}`} className="link next">
            {next.title} <ArrowRight size={15} />
          </Link>
        )}
      </div>
    </>
  );
}
