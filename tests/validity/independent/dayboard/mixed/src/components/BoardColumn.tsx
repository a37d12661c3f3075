import { ArchiveRestore, ChevronDown, Plus } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { useStore } from "../state/store";
import { COLUMN_NAMES } from "../state/types";
import type { Column, Task } from "../state/types";
import { TaskCard } from "./TaskCard";

interface BoardColumnProps {
  column: Column;
  tasks: Task[];
  onEdit: (task: Task) => void;
}

export function BoardColumn({ column, tasks, onEdit }: BoardColumnProps) {
  const { dispatch, toast } = useStore();
  const [open, setOpen] = useState(true);
  const name = COLUMN_NAMES[column];
  const hours = tasks.reduce((sum, t) => sum + (t.hours ?? 0), 0);

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const title = String(new FormData(form).get("title")).trim();
    dispatch({
      type: "task/add",
      task: { title, tag: "", column, priority: "normal", due: "", hours: null, notes: "", steps: [] },
    });
    toast(`Added to ${name}`);
    form.reset();
  };

  const archiveAll = () => {
    if (!window.confirm("Move every finished task to the archive?")) return;
    dispatch({ type: "task/archiveDone" });
    toast("Finished tasks archived");
  };

  return (
    <section className={`column column-${column}`} aria-label={name}>
      <header className="column-head">
        <button
          type="button"
          className="icon-button"
          aria-expanded={open}
          aria-label={open ? `Collapse ${name}` : `Expand ${name}`}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={18} style={{ transform: open ? "none" : "rotate(-90deg)" }} />
        </button>
        <h2>{name}</h2>
        <span className="column-count">{tasks.length}</span>
        {column === "done" ? (
          tasks.length > 0 && (
            <button type="button" className="text-link column-side" onClick={archiveAll}>
              <ArchiveRestore size={15} /> Archive all
            </button>
          )
        ) : (
          <span className="column-side muted">about {hours} h</span>
        )}
      </header>
      {open && (
        <>
          <form className="quick-add" onSubmit={add}>
            <input name="title" placeholder={`Add to ${name}…`} aria-label={`Add to ${name}`} required pattern=".*\S.*" autoComplete="off" />
            <button aria-label={`Add to ${name}`}>
              <Plus size={17} />
            </button>
          </form>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} onEdit={onEdit} />
          ))}
          {tasks.length === 0 && <p className="column-empty">Nothing here</p>}
        </>
      )}
    </section>
  );
}
