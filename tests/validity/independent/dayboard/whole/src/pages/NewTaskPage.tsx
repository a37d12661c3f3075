import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import CheckBox from "../components/CheckBox";
import PageHead from "../components/PageHead";
import Segmented from "../components/Segmented";
import TaskMeta from "../components/TaskMeta";
import { plural } from "../lib/dates";
import { COLUMNS, PRIORITIES, TAGS, columnName } from "../lib/types";
import type { Tag } from "../lib/types";
import { board } from "../store/BoardStore";
import { useBoard, useStore } from "../store/hooks";
import { draftStore, emptyDraft } from "../store/session";
import type { Draft } from "../store/session";
import { toasts } from "../store/toasts";

const LIMIT = 280;

type Errors = Partial<Record<"title" | "tag" | "hours", string>>;

function check(draft: Draft): Errors {
  const errors: Errors = {};
  if (!draft.title.trim()) errors.title = "Give the task a title.";
  if (!draft.tag) errors.tag = "Choose a tag.";
  if (draft.hours.trim()) {
    const hours = Number(draft.hours);
    if (!(hours > 0) || hours > 200) errors.hours = "Hours must be a number between 0.5 and 200.";
    else if ((hours * 2) % 1 !== 0) errors.hours = "Round it to half an hour.";
  }
  return errors;
}

export default function NewTaskPage() {
  const { prefs } = useBoard();
  const draft = useStore(draftStore);
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Errors>({});
  const [stay, setStay] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);

  const column = draft.column ?? prefs.defaultColumn;
  const steps = draft.steps.map((s) => s.trim()).filter(Boolean);
  const hours = Number(draft.hours) > 0 ? Number(draft.hours) : null;

  const edit = (patch: Partial<Draft>) => {
    draftStore.set(patch);
    const touched = Object.keys(patch);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([k]) => !touched.includes(k))));
  };

  const clear = () => {
    draftStore.set(emptyDraft());
    setErrors({});
    titleInput.current?.focus();
  };

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const found = check(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const title = draft.title.trim();
    board.addTask(
      { title, tag: draft.tag as Tag, column, due: draft.due || null, priority: draft.priority, hours, notes: draft.notes.trim() },
      steps,
    );
    toasts.show(`Added “${title}” to ${columnName(column)}`);
    clear();
    if (!stay) navigate("/");
  };

  const cancel = () => {
    draftStore.set(emptyDraft());
    navigate("/");
  };

  return (
    <>
      <PageHead title="New task" sub="Write it down before it rusts." />
      <div className="new-grid">
        <form className="panel pad" onSubmit={submit}>
          <div className="row">
            <div className="caption">
              Title <i>*</i>
            </div>
            <input
              ref={titleInput}
              className={errors.title ? "field bad" : "field"}
              placeholder="What needs doing?"
              maxLength={90}
              value={draft.title}
              onChange={(e) => edit({ title: e.target.value })}
            />
            {errors.title && <div className="error">{errors.title}</div>}
          </div>
          <div className="two row">
            <div>
              <div className="caption">
                Tag <i>*</i>
              </div>
              <select className={errors.tag ? "field bad" : "field"} value={draft.tag} onChange={(e) => edit({ tag: e.target.value })}>
                <option value="">Choose a tag</option>
                {TAGS.map((t) => (
                  <option key={t}>{t}</option>
                ))}
              </select>
              {errors.tag && <div className="error">{errors.tag}</div>}
            </div>
            <div>
              <div className="caption">Column</div>
              <Segmented options={COLUMNS} value={column} onPick={(id) => edit({ column: id })} />
            </div>
          </div>
          <div className="two row">
            <div>
              <div className="caption">Due date</div>
              <input className="field" type="date" value={draft.due} onChange={(e) => edit({ due: e.target.value })} />
              <div className="hint">Leave empty if it can wait</div>
            </div>
            <div>
              <div className="caption">Priority</div>
              <Segmented options={PRIORITIES} value={draft.priority} onPick={(priority) => edit({ priority })} />
            </div>
          </div>
          <div className="two row">
            <div>
              <div className="caption">Hours of work</div>
              <input
                className={errors.hours ? "field bad" : "field"}
                placeholder="e.g. 2.5"
                inputMode="decimal"
                value={draft.hours}
                onChange={(e) => edit({ hours: e.target.value })}
              />
              {errors.hours ? <div className="error">{errors.hours}</div> : <div className="hint">A guess will do, in half hours</div>}
            </div>
            <div>
              <div className="caption">First steps</div>
              {draft.steps.map((step, n) => (
                <div className="step-input" key={n}>
                  <input
                    className="field"
                    placeholder={`Step ${n + 1}`}
                    value={step}
                    onChange={(e) => edit({ steps: draft.steps.map((s, i) => (i === n ? e.target.value : s)) })}
                  />
                  {draft.steps.length > 1 && (
                    <button type="button" className="icon" title={`Remove step ${n + 1}`} onClick={() => edit({ steps: draft.steps.filter((_, i) => i !== n) })}>
                      <X size={16} />
                    </button>
                  )}
                </div>
              ))}
              <button type="button" className="link" onClick={() => edit({ steps: [...draft.steps, ""] })}>
                <Plus size={15} /> Add another step
              </button>
            </div>
          </div>
          <div className="row">
            <div className="caption">Notes</div>
            <textarea
              className="field area"
              maxLength={LIMIT}
              placeholder="Part numbers, who to ring, what went wrong last time"
              value={draft.notes}
              onChange={(e) => edit({ notes: e.target.value })}
            />
            <div className="hint">{plural(LIMIT - draft.notes.length, "character")} left</div>
          </div>
          <div className="form-foot">
            <CheckBox checked={stay} onToggle={() => setStay(!stay)}>
              <span>Stay here to add another</span>
            </CheckBox>
            <span className="form-buttons">
              <button type="button" className="btn" onClick={clear}>
                Clear form
              </button>
              <button type="button" className="btn" onClick={cancel}>
                Cancel
              </button>
              <button type="submit" className="btn primary">
                Add task
              </button>
            </span>
          </div>
        </form>
        <div className="aside">
          <section className="panel pad preview">
            <h2>On the board</h2>
            <div className="muted small">It will go to the top of {columnName(column)}.</div>
            <div className="card preview-card">
              <div className="card-body">
                <div className="card-title">{draft.title.trim() || "Your task title"}</div>
                {draft.tag ? (
                  <TaskMeta task={{ tag: draft.tag as Tag, priority: draft.priority, due: draft.due || null, hours, column, finished: null }} />
                ) : (
                  <div className="meta">
                    <span className="tag tag-none">No tag yet</span>
                    {draft.priority !== "normal" && <span className={`prio ${draft.priority}`}>{draft.priority}</span>}
                  </div>
                )}
                <div className="muted small">{steps.length === 0 ? "No steps" : `0 of ${plural(steps.length, "step")}`}</div>
              </div>
            </div>
          </section>
          <details className="panel details">
            <summary>What makes a good task?</summary>
            <p>One job you could finish in a day or two. Start with a verb, say which end of the boat, and split anything bigger into steps.</p>
          </details>
        </div>
      </div>
    </>
  );
}
