import { ArrowLeft, ArrowRight, Check, Pencil, Star, X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { MenuButton, type MenuAction } from "../components/MenuButton";
import { NotesPanel } from "../components/NotesPanel";
import { PageHeader } from "../components/PageHeader";
import { StepList } from "../components/StepList";
import { TagPill } from "../components/TagPill";
import { TaskFacts } from "../components/TaskFacts";
import { plural, shortDate } from "../data/dates";
import { columnName, type Task } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";
import { useTaskActions } from "../state/useTaskActions";

function TitleLine({ task }: { task: Task }) {
  const { patchTask } = useStore();
  const actions = useTaskActions();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState("");

  const stop = () => {
    setDraft(null);
    setError("");
  };
  const save = (e: FormEvent) => {
    e.preventDefault();
    const clean = (draft ?? "").trim();
    if (!clean) {
      setError("The task needs a title");
      return;
    }
    if (clean !== task.title) patchTask(task.id, { title: clean }, "Title changed");
    stop();
  };

  return (
    <div className="task-title">
      <input type="checkbox" className="tick tick-big" checked={task.column === "done"} aria-label="Mark as done" onChange={() => actions.toggleDone(task)} />
      {draft === null ? (
        <>
          <h2 className={task.column === "done" ? "struck" : ""}>{task.title}</h2>
          <button type="button" className="icon-btn" aria-label="Edit title" onClick={() => setDraft(task.title)}>
            <Pencil size={17} aria-hidden="true" />
          </button>
        </>
      ) : (
        <form onSubmit={save} noValidate className="flex-1" onKeyDown={(e) => e.key === "Escape" && stop()}>
          <div className="flex items-center gap-1">
            <input
              value={draft} autoFocus maxLength={90} aria-label="Task title" aria-invalid={error ? true : undefined}
              onChange={(e) => {
                setDraft(e.target.value);
                setError("");
              }}
            />
            <button type="submit" className="icon-btn" aria-label="Save title"><Check size={18} aria-hidden="true" /></button>
            <button type="button" className="icon-btn" aria-label="Cancel editing title" onClick={stop}><X size={18} aria-hidden="true" /></button>
          </div>
          {error && <p className="error" role="alert">{error}</p>}
        </form>
      )}
      <button
        type="button" className={`icon-btn star${task.starred ? " is-on" : ""}`} aria-pressed={task.starred} aria-label="Star this task"
        onClick={() => patchTask(task.id, { starred: !task.starred })}
      >
        <Star size={19} aria-hidden="true" fill={task.starred ? "currentColor" : "none"} />
      </button>
    </div>
  );
}

export function TaskPage() {
  const { id } = useParams();
  const { tasks, addTask, dropTasks } = useStore();
  const actions = useTaskActions();
  const toast = useToast();
  const navigate = useNavigate();
  const task = tasks.find((t) => t.id === id);

  if (!task) {
    return (
      <>
        <PageHeader title="No such task" lead="It may have been deleted for good." />
        <Link to="/" className="btn btn-green">Back to the board</Link>
      </>
    );
  }

  const siblings = tasks.filter((t) => t.place === task.place && t.column === task.column);
  const at = siblings.findIndex((t) => t.id === task.id);
  const previous = siblings[at - 1];
  const next = siblings[at + 1];

  const menu: MenuAction[] = [
    {
      label: "Duplicate task",
      run: () => {
        const copyId = addTask({
          title: `${task.title} (copy)`, column: "todo", tag: task.tag, priority: task.priority, due: task.due,
          hours: task.hours, notes: task.notes, steps: task.steps.map((s) => ({ ...s, done: false })),
        });
        toast(`Duplicated “${task.title}” in To do`, () => dropTasks([copyId]));
      },
    },
    ...(task.column === "done" && task.place === "board" ? [{ label: "Move to archive", run: () => actions.archive([task]) }] : []),
    ...(task.place === "board"
      ? [{ label: "Delete task", danger: true, run: () => { actions.bin(task); navigate("/"); } }]
      : [{ label: "Restore to board", run: () => actions.restore(task) }]),
  ];

  return (
    <>
      <PageHeader title="Task" lead={<><Link to="/" className="text-link">Board</Link> / {columnName(task.column)}</>}>
        <MenuButton label="Task actions" actions={menu} />
      </PageHeader>
      {task.place !== "board" && (
        <div className="banner">
          <span className="flex-1">This task is in the archive{task.place === "bin" ? `, deleted ${shortDate(task.binnedOn)}` : ""}.</span>
          <button type="button" className="btn btn-small" onClick={() => actions.restore(task)}>Restore</button>
        </div>
      )}
      <div className="task-grid">
        <div className="grid gap-4 content-start">
          <div className="panel">
            <TitleLine key={task.id} task={task} />
            <div className="mt-3 flex items-center gap-2 pl-9">
              <TagPill tag={task.tag} />
              <span className="hint">{task.priority} priority{task.hours !== null && `, about ${plural(task.hours, "hour")} of work`}</span>
            </div>
          </div>
          <StepList key={`steps-${task.id}`} task={task} />
          <NotesPanel key={`notes-${task.id}`} task={task} />
        </div>
        <div className="grid gap-4 content-start">
          <TaskFacts task={task} />
          <details className="panel" open>
            <summary>History ({task.history.length})</summary>
            <ol className="history">
              {task.history.map((line, i) => (
                <li key={`${line.on}-${i}`}><time dateTime={line.on}>{shortDate(line.on)}</time> {line.text}</li>
              ))}
            </ol>
          </details>
        </div>
      </div>
      <nav className="siblings" aria-label={`Other tasks in ${columnName(task.column)}`}>
        {previous && <Link to={`/task/${previous.id}`}><ArrowLeft size={15} aria-hidden="true" /> {previous.title}</Link>}
        {next && <Link to={`/task/${next.id}`} className="ml-auto">{next.title} <ArrowRight size={15} aria-hidden="true" /></Link>}
      </nav>
    </>
  );
}
