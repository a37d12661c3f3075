import { useEffect, useRef } from "react";
import type { FormEvent } from "react";
import { useStore } from "../state/store";
import { TAGS } from "../state/types";
import type { Tag, Task } from "../state/types";

export function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { dispatch, toast } = useStore();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    dispatch({
      type: "task/patch",
      id: task.id,
      patch: { title: String(data.get("title")).trim(), tag: data.get("tag") as Tag | "", due: String(data.get("due")) },
    });
    toast("Task saved");
    onClose();
  };

  return (
    <dialog ref={ref} className="dialog" onClose={onClose} aria-label="Edit task">
      <form onSubmit={save}>
        <h2>Edit task</h2>
        <label className="field">
          <span className="field-label">Title</span>
          <input name="title" defaultValue={task.title} required pattern=".*\S.*" />
        </label>
        <label className="field">
          <span className="field-label">Tag</span>
          <select name="tag" defaultValue={task.tag}>
            <option value="">No tag</option>
            {TAGS.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="field-label">Due date</span>
          <input type="date" name="due" defaultValue={task.due} />
        </label>
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button className="button primary">Save</button>
        </div>
      </form>
    </dialog>
  );
}
