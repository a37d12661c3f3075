import { useState, type FormEvent } from "react";
import { isDate } from "../data/dates";
import { COLUMNS, PRIORITIES, TAGS, type ColumnId, type Priority, type Tag, type Task } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";
import { Dialog } from "./Dialog";
import { Field } from "./Field";

export function EditTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { patchTask, moveTask } = useStore();
  const toast = useToast();
  const [title, setTitle] = useState(task.title);
  const [tag, setTag] = useState<Tag>(task.tag);
  const [priority, setPriority] = useState<Priority>(task.priority);
  const [column, setColumn] = useState<ColumnId>(task.column);
  const [due, setDue] = useState(task.due);
  const [error, setError] = useState("");

  const save = (e: FormEvent) => {
    e.preventDefault();
    const clean = title.trim();
    if (!clean) {
      setError("The task needs a title");
      return;
    }
    patchTask(task.id, { title: clean, tag, priority, due: isDate(due) ? due : "" });
    if (column !== task.column) moveTask(task.id, column);
    onClose();
    toast(`Saved “${clean}”`);
  };

  return (
    <Dialog title="Edit task" onClose={onClose}>
      <form onSubmit={save} noValidate className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
        <Field label="Title" required error={error} className="col-span-2">
          {(aria) => (
            <input {...aria} value={title} maxLength={90} data-autofocus onChange={(e) => { setTitle(e.target.value); setError(""); }} />
          )}
        </Field>
        <Field label="Tag">
          {(aria) => (
            <select {...aria} value={tag} onChange={(e) => setTag(e.target.value as Tag)}>
              {TAGS.map((t) => <option key={t}>{t}</option>)}
            </select>
          )}
        </Field>
        <Field label="Priority">
          {(aria) => (
            <select {...aria} value={priority} onChange={(e) => setPriority(e.target.value as Priority)}>
              {PRIORITIES.map((p) => <option key={p}>{p}</option>)}
            </select>
          )}
        </Field>
        <Field label="Column">
          {(aria) => (
            <select {...aria} value={column} onChange={(e) => setColumn(e.target.value as ColumnId)}>
              {COLUMNS.map((c) => <option key={c.id} value={c.id}>{c.name}</option>)}
            </select>
          )}
        </Field>
        <Field label="Due date">
          {(aria) => <input {...aria} type="date" value={due} onChange={(e) => setDue(e.target.value)} />}
        </Field>
        <div className="dialog-actions col-span-2">
          <button type="button" className="btn" onClick={onClose}>Cancel</button>
          <button type="submit" className="btn btn-green">Save changes</button>
        </div>
      </form>
    </Dialog>
  );
}
