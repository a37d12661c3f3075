import { Plus, X } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Choice, Field } from "../components/Field";
import { PageHeader } from "../components/PageHeader";
import { PreviewCard } from "../components/PreviewCard";
import { isDate, shortDate, TODAY } from "../data/dates";
import { COLUMNS, columnName, PRIORITIES, TAGS, type ColumnId, type Priority, type Tag } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";

export interface Draft {
  title: string;
  tag: Tag | "";
  column: ColumnId;
  priority: Priority;
  due: string;
  hours: string;
  notes: string;
  steps: string[];
}

type Errors = Partial<Record<"title" | "tag" | "due" | "hours" | "notes", string>>;

const NOTES_MAX = 280;

function check(d: Draft): Errors {
  const errors: Errors = {};
  const title = d.title.trim();
  if (!title) errors.title = "Enter a title";
  else if (title.length < 4) errors.title = "Use at least 4 characters, so it makes sense next month";
  if (!d.tag) errors.tag = "Choose a tag";
  if (d.due && !isDate(d.due)) errors.due = "Enter a full date";
  else if (d.due && d.due < TODAY) errors.due = `Choose ${shortDate(TODAY)} or later`;
  const hours = Number(d.hours);
  if (d.hours.trim() && !(hours > 0 && hours <= 80)) errors.hours = "Enter hours between 0.5 and 80";
  if (d.notes.length > NOTES_MAX) errors.notes = `Keep notes to ${NOTES_MAX} characters`;
  return errors;
}

export function NewTaskPage() {
  const { settings, addTask } = useStore();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const blank: Draft = {
    title: "", tag: "", column: settings.defaultColumn, priority: "Normal", due: "", hours: "", notes: "", steps: [""],
  };
  const [draft, setDraft] = useState<Draft>(blank);
  const [tried, setTried] = useState(false);
  const [another, setAnother] = useState(false);
  const errors = tried ? check(draft) : {};
  const problems = Object.keys(errors).length;

  const set = (patch: Partial<Draft>) => setDraft((old) => ({ ...old, ...patch }));
  const setStep = (i: number, text: string) => set({ steps: draft.steps.map((s, j) => (j === i ? text : s)) });

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const found = check(draft);
    if (draft.tag === "" || Object.keys(found).length > 0) {
      setTried(true);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    const steps = draft.steps.map((s) => s.trim()).filter(Boolean);
    addTask({
      title: draft.title.trim(), tag: draft.tag, column: draft.column, priority: draft.priority, due: draft.due,
      hours: draft.hours.trim() ? Number(draft.hours) : null, notes: draft.notes.trim(),
      steps: steps.map((text, i) => ({ id: `s-${i + 1}`, text, done: false })),
    });
    toast(`Added “${draft.title.trim()}” to ${columnName(draft.column)}`);
    if (another) clear();
    else navigate("/");
  };

  const clear = () => {
    setDraft(blank);
    setTried(false);
    form.current?.querySelector<HTMLElement>("input")?.focus();
  };

  return (
    <>
      <PageHeader title="New task" lead="Write it down before it rusts." />
      <div className="new-grid">
        <form ref={form} className="panel new-form" onSubmit={submit} noValidate aria-label="New task">
          {problems > 0 && (
            <p className="banner banner-red" role="alert">
              {problems === 1 ? "One thing needs putting right." : `${problems} things need putting right.`}
            </p>
          )}
          <Field label="Title" required error={errors.title} className="wide">
            {(aria) => <input {...aria} value={draft.title} maxLength={90} placeholder="What needs doing?" onChange={(e) => set({ title: e.target.value })} />}
          </Field>
          <Field label="Tag" required error={errors.tag}>
            {(aria) => (
              <select {...aria} value={draft.tag} onChange={(e) => set({ tag: e.target.value as Tag | "" })}>
                <option value="">Choose a tag</option>
                {TAGS.map((t) => <option key={t}>{t}</option>)}
              </select>
            )}
          </Field>
          <Choice legend="Column" name="column" value={draft.column} options={COLUMNS.map((c) => ({ value: c.id, label: c.name }))} onChange={(column) => set({ column })} />
          <Field label="Due date" error={errors.due} hint="Leave empty if it can wait">
            {(aria) => <input {...aria} type="date" value={draft.due} onChange={(e) => set({ due: e.target.value })} />}
          </Field>
          <Choice legend="Priority" name="priority" value={draft.priority} options={PRIORITIES.map((p) => ({ value: p, label: p }))} onChange={(priority) => set({ priority })} />
          <Field label="Hours of work" error={errors.hours} hint="A guess will do, in half hours">
            {(aria) => <input {...aria} inputMode="decimal" value={draft.hours} placeholder="e.g. 2.5" onChange={(e) => set({ hours: e.target.value })} />}
          </Field>
          <fieldset className="field">
            <legend>First steps</legend>
            {draft.steps.map((step, i) => (
              <div key={i} className="mb-1.5 flex items-center gap-1">
                <input value={step} maxLength={80} aria-label={`Step ${i + 1}`} placeholder={`Step ${i + 1}`} onChange={(e) => setStep(i, e.target.value)} />
                {draft.steps.length > 1 && (
                  <button type="button" className="icon-btn" aria-label={`Remove step ${i + 1}`} onClick={() => set({ steps: draft.steps.filter((_, j) => j !== i) })}>
                    <X size={16} aria-hidden="true" />
                  </button>
                )}
              </div>
            ))}
            <button type="button" className="text-btn" onClick={() => set({ steps: [...draft.steps, ""] })}>
              <Plus size={15} aria-hidden="true" /> Add another step
            </button>
          </fieldset>
          <Field
            label="Notes" error={errors.notes} className="wide"
            hint={`${NOTES_MAX - draft.notes.length} characters left`}
          >
            {(aria) => <textarea {...aria} rows={3} value={draft.notes} placeholder="Part numbers, who to ring, what went wrong last time" onChange={(e) => set({ notes: e.target.value })} />}
          </Field>
          <div className="wide form-end">
            <label className="check">
              <input type="checkbox" className="tick" checked={another} onChange={(e) => setAnother(e.target.checked)} /> Stay here to add another
            </label>
            <button type="button" className="btn ml-auto" onClick={clear}>Clear form</button>
            <Link to="/" className="btn">Cancel</Link>
            <button type="submit" className="btn btn-green">Add task</button>
          </div>
        </form>
        <div className="grid content-start gap-4">
          <PreviewCard draft={draft} />
          <details className="panel">
            <summary>What makes a good task?</summary>
            <ul className="tips">
              <li>Start with a verb: fit, chase, sand, measure.</li>
              <li>One job, one afternoon. Split anything longer into steps.</li>
              <li>Put the part number in the notes while you can still read it.</li>
            </ul>
          </details>
        </div>
      </div>
    </>
  );
}
