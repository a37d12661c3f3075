import { columnName } from "../data/types";
import { isDate } from "../data/dates";
import type { Draft } from "../pages/NewTaskPage";
import { DuePill, HoursPill, TagPill } from "./TagPill";

/** Shows the task being written as it will look on the board. */
export function PreviewCard({ draft }: { draft: Draft }) {
  const steps = draft.steps.filter((s) => s.trim()).length;
  const hours = Number(draft.hours);
  return (
    <section className="panel preview" aria-label="Preview">
      <h2>On the board</h2>
      <p className="hint mb-3">It will go to the top of {columnName(draft.column)}.</p>
      <div className="card">
        <span className="card-title block">{draft.title.trim() || "Your task title"}</span>
        <div className="card-meta">
          {draft.tag ? <TagPill tag={draft.tag} /> : <span className="tag tag-none">No tag yet</span>}
          {draft.priority !== "Normal" && <span className={`prio prio-${draft.priority.toLowerCase()}`}>{draft.priority}</span>}
          {isDate(draft.due) && <DuePill due={draft.due} />}
          {hours > 0 && <HoursPill hours={hours} />}
        </div>
        <div className="hint mt-2">{steps === 0 ? "No steps" : `0 of ${steps} ${steps === 1 ? "step" : "steps"}`}</div>
      </div>
    </section>
  );
}
