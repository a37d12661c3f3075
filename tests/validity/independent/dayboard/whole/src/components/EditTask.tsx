import { useState } from "react";
import type { FormEvent } from "react";
import { PRIORITIES, TAGS } from "../lib/types";
import type { Tag, Task } from "../lib/types";
import { board } from "../store/BoardStore";
import { toasts } from "../store/toasts";
import Modal from "./Modal";
import Segmented from "./Segmented";

export default function EditTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const [title, setTitle] = useState(task.title);
  const [tag, setTag] = useState<string>(task.tag ?? "");
  const [due, setDue] = useState(task.due ?? "");
  const [hours, setHours] = useState(task.hours === null ? "" : String(task.hours));
  const [priority, setPriority] = useState(task.priority);
  const [error, setError] = useState("");

  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (!title.trim()) return setError("A task needs a title.");
    const amount = hours.trim() === "" ? null : Number(hours);
    if (amount !== null && !(amount > 0)) return setError("Hours must be a number above nought.");
    board.update(task.id, { title: title.trim(), tag: (tag || null) as Tag | null, due: due || null, hours: amount, priority });
    toasts.show("Task saved", () => board.putBack(task));
    onClose();
  };

  return (
    <Modal title="Edit task" onClose={onClose}>
      <form className="modal-form" onSubmit={submit} onPointerDown={(e) => e.stopPropagation()}>
        <input className="field" autoFocus placeholder="Task title" value={title} maxLength={90} onChange={(e) => setTitle(e.target.value)} />
        <div className="two">
          <select className="field" value={tag} onChange={(e) => setTag(e.target.value)}>
            <option value="">No tag</option>
            {TAGS.map((t) => (
              <option key={t}>{t}</option>
            ))}
          </select>
          <input className="field" placeholder="Hours" inputMode="decimal" value={hours} onChange={(e) => setHours(e.target.value)} />
        </div>
        <div className="two">
          <input className="field" type="date" value={due} onChange={(e) => setDue(e.target.value)} />
          <Segmented options={PRIORITIES} value={priority} onPick={setPriority} />
        </div>
        {error && <div className="error">{error}</div>}
        <div className="modal-foot">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn primary">
            Save task
          </button>
        </div>
      </form>
    </Modal>
  );
}
