import { Trash2 } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { TODAY, type Task } from "../data/types";
import { useBook } from "../state/book";
import { freshId, shortDay } from "../state/figures";
import { useToast } from "../state/toasts";

export function FollowUps({ tasks }: { tasks: Task[] }) {
  const { insert, patch, remove } = useBook();
  const say = useToast();
  const [hideDone, setHideDone] = useState(false);
  const [error, setError] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const done = tasks.filter((task) => task.done).length;
  const shown = hideDone ? tasks.filter((task) => !task.done) : tasks;

  function add(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (!text) {
      setError("Write what needs doing first.");
      field.current?.focus();
      return;
    }
    insert("tasks", [{ id: freshId(`t${tasks.length + 1}`, tasks), text, due: TODAY, done: false }], tasks.length);
    if (field.current) field.current.value = "";
    setError("");
    say("Follow-up added");
  }

  function drop(task: Task) {
    const at = tasks.indexOf(task);
    remove("tasks", [task.id]);
    say("Follow-up deleted", { undo: () => insert("tasks", [task], at) });
  }

  return (
    <section className="card">
      <div className="card-head">
        <div>
          <h2>Follow-ups</h2>
          <p className="muted">{done} of {tasks.length} done</p>
        </div>
        <button type="button" className="btn small" aria-pressed={hideDone} onClick={() => setHideDone(!hideDone)}>
          {hideDone ? "Show done" : "Hide done"}
        </button>
      </div>
      <ul>
        {shown.map((task) => (
          <li key={task.id} className="task">
            <input id={task.id} type="checkbox" className="check" checked={task.done} onChange={() => patch("tasks", [task.id], { done: !task.done })} />
            <label htmlFor={task.id} className={task.done ? "flex-1 struck" : "flex-1"}>{task.text}</label>
            <span className={!task.done && task.due <= TODAY ? "task-due late" : "task-due"}>{task.due === TODAY ? "Today" : shortDay(task.due)}</span>
            <button type="button" className="icon-btn" aria-label={`Delete follow-up: ${task.text}`} onClick={() => drop(task)}>
              <Trash2 size={15} aria-hidden />
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className="empty">{tasks.length ? "Everything is done." : "No follow-ups yet."}</li>}
      </ul>
      <form className="quick-add" noValidate onSubmit={add}>
        <input ref={field} className={error ? "input bad" : "input"} aria-label="New follow-up" aria-invalid={error ? true : undefined} placeholder="Add a follow-up for today" onChange={() => setError("")} />
        <button type="submit" className="btn">Add</button>
        {error && <p className="error w-full" role="alert">{error}</p>}
      </form>
    </section>
  );
}
