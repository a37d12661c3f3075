import { Plus, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import type { Task } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";

export function StepList({ task }: { task: Task }) {
  const { patchTask } = useStore();
  const toast = useToast();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const done = task.steps.filter((s) => s.done).length;
  const percent = task.steps.length ? Math.round((done / task.steps.length) * 100) : 0;

  const add = (e: FormEvent) => {
    e.preventDefault();
    const clean = text.trim();
    if (!clean) {
      setError("Write the step first");
      return;
    }
    const number = Math.max(0, ...task.steps.map((s) => Number(s.id.split("-")[1]) || 0)) + 1;
    patchTask(task.id, { steps: [...task.steps, { id: `${task.id}-${number}`, text: clean, done: false }] });
    setText("");
  };

  const remove = (id: string, label: string) => {
    const index = task.steps.findIndex((s) => s.id === id);
    const step = task.steps[index];
    patchTask(task.id, { steps: task.steps.filter((s) => s.id !== id) });
    toast(`Removed the step “${label}”`, () =>
      patchTask(task.id, ({ steps }) => ({
        steps: [...steps.slice(0, index), step, ...steps.slice(index).filter((s) => s.id !== id)],
      })),
    );
  };

  return (
    <section className="panel" aria-label="Steps">
      <div className="flex items-baseline gap-3">
        <h2 className="flex-1">Steps</h2>
        <span className="hint">{task.steps.length ? `${done} of ${task.steps.length} done, ${percent}%` : "No steps yet"}</span>
      </div>
      <div className="bar mt-2" role="progressbar" aria-label="Steps done" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </div>
      <ul className="steps">
        {task.steps.map((s) => (
          <li key={s.id}>
            <label>
              <input
                type="checkbox" className="tick" checked={s.done}
                onChange={() => patchTask(task.id, { steps: task.steps.map((x) => (x.id === s.id ? { ...x, done: !x.done } : x)) })}
              />
              <span className={s.done ? "struck" : ""}>{s.text}</span>
            </label>
            <button type="button" className="icon-btn" aria-label={`Remove step “${s.text}”`} onClick={() => remove(s.id, s.text)}>
              <Trash2 size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <form className="quick-add" onSubmit={add} noValidate>
        <input
          value={text} placeholder="Add a step…" aria-label="Add a step" maxLength={80} aria-invalid={error ? true : undefined}
          aria-describedby={error ? "step-error" : undefined}
          onChange={(e) => {
            setText(e.target.value);
            setError("");
          }}
        />
        <button type="submit" aria-label="Add step"><Plus size={17} aria-hidden="true" /></button>
      </form>
      {error && <p id="step-error" className="error" role="alert">{error}</p>}
    </section>
  );
}
