import { ArchiveRestore, ChevronDown, Plus } from "lucide-react";
import { useId, useRef, useState, type DragEvent, type FormEvent } from "react";
import type { ColumnId, Tag, Task } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";
import { useTaskActions } from "../state/useTaskActions";
import { TaskCard } from "./TaskCard";

interface Props {
  id: ColumnId;
  name: string;
  tasks: Task[];
  filtered: boolean;
  /** The tag being filtered by, so that a task added here does not vanish at once. */
  activeTag: Tag | null;
  onEdit: (task: Task) => void;
}

const EMPTY: Record<ColumnId, string> = {
  todo: "Nothing waiting. Put the kettle on.",
  doing: "Nothing under way. Drag a card here to start it.",
  done: "Nothing finished yet.",
};

export function BoardColumn({ id, name, tasks, filtered, activeTag, onEdit }: Props) {
  const { tasks: all, prefs, setPrefs, addTask, dropTasks } = useStore();
  const actions = useTaskActions();
  const toast = useToast();
  const [title, setTitle] = useState("");
  const [error, setError] = useState("");
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const bodyId = useId();
  const collapsed = prefs.collapsed.includes(id);
  const hours = tasks.reduce((sum, t) => sum + (t.hours ?? 0), 0);

  const toggle = () =>
    setPrefs({ collapsed: collapsed ? prefs.collapsed.filter((c) => c !== id) : [...prefs.collapsed, id] });

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const clean = title.trim();
    if (!clean) {
      setError("Type a title first");
    } else {
      const newId = addTask({ title: clean, column: id, ...(activeTag ? { tag: activeTag } : {}) });
      setTitle("");
      setError("");
      toast(`Added “${clean}” to ${name}`, () => dropTasks([newId]));
    }
    input.current?.focus();
  };

  const drop = (e: DragEvent, beforeId?: string) => {
    e.preventDefault();
    e.stopPropagation();
    setOver(false);
    const task = all.find((t) => t.id === e.dataTransfer.getData("text/plain"));
    if (task && task.id !== beforeId) actions.move(task, id, beforeId);
  };

  return (
    <section
      className={`column column-${id}${over ? " is-over" : ""}`}
      aria-label={name}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={(e) => {
        if (!(e.relatedTarget instanceof Node && e.currentTarget.contains(e.relatedTarget))) setOver(false);
      }}
      onDrop={(e) => drop(e)}
    >
      <div className="column-head">
        <button
          type="button" className="icon-btn" aria-expanded={!collapsed} aria-controls={bodyId}
          aria-label={`${collapsed ? "Expand" : "Collapse"} ${name}`} onClick={toggle}
        >
          <ChevronDown size={18} aria-hidden="true" className={collapsed ? "-rotate-90" : ""} />
        </button>
        <h2>{name}</h2>
        <span className="column-count">{tasks.length}</span>
        {id !== "done" && hours > 0 && <span className="column-hours">about {hours} h</span>}
        {id === "done" && tasks.length > 0 && (
          <button type="button" className="column-clear" onClick={() => actions.archive(tasks)}>
            <ArchiveRestore size={15} aria-hidden="true" /> Archive all
          </button>
        )}
      </div>
      {!collapsed && (
        <div id={bodyId}>
          <form className="quick-add" onSubmit={submit} noValidate>
            <input
              ref={input} value={title} placeholder={`Add to ${name}…`} aria-label={`Add a task to ${name}`}
              aria-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined} maxLength={90}
              onChange={(e) => {
                setTitle(e.target.value);
                setError("");
              }}
            />
            <button type="submit" aria-label={`Add task to ${name}`}>
              <Plus size={17} aria-hidden="true" />
            </button>
          </form>
          {error && <p id={errorId} className="error mb-2 px-1" role="alert">{error}</p>}
          <ul className="cards">
            {tasks.map((t) => (
              <TaskCard key={t.id} task={t} onEdit={onEdit} onDropOn={(e, before) => drop(e, before)} />
            ))}
          </ul>
          {tasks.length === 0 && <p className="empty">{filtered ? "No matching tasks here." : EMPTY[id]}</p>}
        </div>
      )}
    </section>
  );
}
