import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { PageHead } from "../components/PageHead";
import { Segmented } from "../components/Segmented";
import { TagBadge } from "../components/TagBadge";
import { useStore } from "../state/store";
import { COLUMN_NAMES, COLUMNS, PRIORITIES, PRIORITY_NAMES, TAGS } from "../state/types";
import type { Column, Priority, Tag } from "../state/types";

const NOTES_MAX = 280;

export function NewTaskPage() {
  const { state, dispatch, toast } = useStore();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState("");
  const [tag, setTag] = useState<Tag | "">("");
  const [column, setColumn] = useState<Column>(state.prefs.defaultColumn);
  const [priority, setPriority] = useState<Priority>("normal");
  const [stepCount, setStepCount] = useState(1);
  const [notes, setNotes] = useState("");

  const clear = () => {
    form.current?.reset();
    setTitle("");
    setTag("");
    setColumn(state.prefs.defaultColumn);
    setPriority("normal");
    setStepCount(1);
    setNotes("");
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const hours = String(data.get("hours"));
    dispatch({
      type: "task/add",
      task: {
        title: title.trim(),
        tag,
        column,
        priority,
        due: String(data.get("due")),
        hours: hours ? Number(hours) : null,
        notes: notes.trim(),
        steps: data
          .getAll("step")
          .map((step) => String(step).trim())
          .filter(Boolean),
      },
    });
    toast(`“${title.trim()}” added to ${COLUMN_NAMES[column]}`);
    navigate("/");
  };

  return (
    <>
      <PageHead title="New task" subtitle="Write it down before it rusts." />
      <div className="two-up two-up-new">
        <form ref={form} className="card" onSubmit={submit}>
          <label className="field">
            <span className="field-label">
              Title <i>*</i>
            </span>
            <input
              name="title"
              placeholder="What needs doing?"
              required
              pattern=".*\S.*"
              autoComplete="off"
              value={title}
              onChange={(e) => setTitle(e.target.value)}
            />
          </label>
          <div className="grid-2">
            <label className="field">
              <span className="field-label">
                Tag <i>*</i>
              </span>
              <select name="tag" required value={tag} onChange={(e) => setTag(e.target.value as Tag)}>
                <option value="">Choose a tag</option>
                {TAGS.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <Segmented
              name="column"
              legend="Column"
              value={column}
              onChange={setColumn}
              options={COLUMNS.map((value) => ({ value, label: COLUMN_NAMES[value] }))}
            />
            <label className="field">
              <span className="field-label">Due date</span>
              <input type="date" name="due" />
              <small>Leave empty if it can wait</small>
            </label>
            <Segmented
              name="priority"
              legend="Priority"
              value={priority}
              onChange={setPriority}
              options={PRIORITIES.map((value) => ({ value, label: PRIORITY_NAMES[value] }))}
            />
            <label className="field">
              <span className="field-label">Hours of work</span>
              <input type="number" name="hours" min="0.5" step="0.5" placeholder="e.g. 2.5" />
              <small>A guess will do, in half hours</small>
            </label>
            <div className="field">
              <span className="field-label">First steps</span>
              {Array.from({ length: stepCount }, (_, i) => (
                <input key={i} name="step" placeholder={`Step ${i + 1}`} aria-label={`Step ${i + 1}`} style={{ marginBottom: 6 }} />
              ))}
              <button type="button" className="text-link" style={{ alignSelf: "start" }} onClick={() => setStepCount(stepCount + 1)}>
                <Plus size={15} /> Add another step
              </button>
            </div>
          </div>
          <label className="field">
            <span className="field-label">Notes</span>
            <textarea
              name="notes"
              rows={4}
              maxLength={NOTES_MAX}
              placeholder="Part numbers, who to ring, what went wrong last time"
              value={notes}
              onChange={(e) => setNotes(e.target.value)}
            />
            <small>{NOTES_MAX - notes.length} characters left</small>
          </label>
          <footer className="form-foot">
            <label className="check-label">
              <input type="checkbox" name="stay" className="check" /> Stay here to add another
            </label>
            <button type="button" className="button" onClick={clear}>
              Clear form
            </button>
            <button type="button" className="button" onClick={() => navigate("/")}>
              Cancel
            </button>
            <button className="button primary">Add task</button>
          </footer>
        </form>
        <div className="stack">
          <section className="card">
            <h2>On the board</h2>
            <p className="muted small">It will go to the top of {COLUMN_NAMES[column]}.</p>
            <div className="preview">
              <strong>{title.trim() || "Your task title"}</strong>
              <div>
                <TagBadge tag={tag} empty="No tag yet" />
              </div>
              <span className="muted small">No steps</span>
            </div>
          </section>
          <details className="card disclosure">
            <summary>What makes a good task?</summary>
            <p>One job you could finish in a day or two, starting with a verb. Put the shopping in the steps, not in the title.</p>
          </details>
        </div>
      </div>
    </>
  );
}
