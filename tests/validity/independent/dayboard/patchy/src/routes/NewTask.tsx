import { Plus } from "lucide-react";
import { useReducer } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { columns, tags } from "../data";
import type { Col, Prio } from "../data";
import { loadPrefs, loadTasks, saveTasks } from "../storage";
import Header from "../ui/Header";
import Picker from "../ui/Picker";
import Tag from "../ui/Tag";

const blank = () => ({ title: "", tag: "", col: loadPrefs().column, due: "", prio: "Normal", hours: "", steps: [""], notes: "", stay: false });
type Form = ReturnType<typeof blank>;

export default function NewTask() {
  const [form, set] = useReducer((s: Form, patch: Partial<Form>) => ({ ...s, ...patch }), undefined, blank);
  const navigate = useNavigate();

  function submit(e: FormEvent) {
    e.preventDefault();
    saveTasks([
      {
        id: Date.now(),
        title: form.title,
        tag: form.tag,
        col: form.col as Col,
        due: form.due || undefined,
        prio: form.prio as Prio,
        hours: form.hours ? Number(form.hours) : undefined,
        steps: form.steps.filter(Boolean).map((text) => ({ text, done: false })),
        notes: form.notes,
      },
      ...loadTasks(),
    ]);
    navigate("/");
  }

  return (
    <>
      <Header title="New task">Write it down before it rusts.</Header>
      <div className="split">
        <form className="box stackform" onSubmit={submit}>
          <label>
            <span>
              Title <i>*</i>
            </span>
            <input required placeholder="What needs doing?" value={form.title} onChange={(e) => set({ title: e.target.value })} />
          </label>
          <div className="halves">
            <label>
              <span>
                Tag <i>*</i>
              </span>
              <select required value={form.tag} onChange={(e) => set({ tag: e.target.value })}>
                <option value="">Choose a tag</option>
                {tags.map((t) => (
                  <option key={t}>{t}</option>
                ))}
              </select>
            </label>
            <div>
              <span className="cap">Column</span>
              <Picker label="Column" options={columns} value={form.col} onChange={(col) => set({ col })} />
            </div>
            <label>
              <span>Due date</span>
              <input type="date" value={form.due} onChange={(e) => set({ due: e.target.value })} />
              <small>Leave empty if it can wait</small>
            </label>
            <div>
              <span className="cap">Priority</span>
              <Picker label="Priority" options={["High", "Normal", "Low"]} value={form.prio} onChange={(prio) => set({ prio })} />
            </div>
            <label>
              <span>Hours of work</span>
              <input type="number" step="0.5" min="0" placeholder="e.g. 2.5" value={form.hours} onChange={(e) => set({ hours: e.target.value })} />
              <small>A guess will do, in half hours</small>
            </label>
            <div>
              <span className="cap">First steps</span>
              {form.steps.map((s, i) => (
                <input
                  key={i}
                  aria-label={`Step ${i + 1}`}
                  placeholder={`Step ${i + 1}`}
                  value={s}
                  onChange={(e) => set({ steps: form.steps.map((x, j) => (j === i ? e.target.value : x)) })}
                />
              ))}
              <button type="button" className="greenlink" onClick={() => set({ steps: [...form.steps, ""] })}>
                <Plus size={14} /> Add another step
              </button>
            </div>
          </div>
          <label>
            <span>Notes</span>
            <textarea
              rows={4}
              maxLength={280}
              placeholder="Part numbers, who to ring, what went wrong last time"
              value={form.notes}
              onChange={(e) => set({ notes: e.target.value })}
            />
            <small>280 characters left</small>
          </label>
          <div className="between formfoot">
            <label className="inline">
              <input type="checkbox" checked={form.stay} onChange={(e) => set({ stay: e.target.checked })} /> Stay here to add another
            </label>
            <div className="line">
              <button type="button" className="plain" onClick={() => set(blank())}>
                Clear form
              </button>
              <button type="button" className="plain" onClick={() => navigate("/")}>
                Cancel
              </button>
              <button className="solid">Add task</button>
            </div>
          </div>
        </form>
        <section className="box">
          <h2>On the board</h2>
          <small>It will go to the top of To do.</small>
          <article className="task preview">
            <div>
              <b>{form.title || "Your task title"}</b>
              <p>
                <Tag name={form.tag} />
              </p>
              <small>No steps</small>
            </div>
          </article>
        </section>
      </div>
    </>
  );
}
