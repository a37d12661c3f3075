import { RotateCcw, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { PageHead } from "../components/PageHead";
import { Segmented } from "../components/Segmented";
import { TagBadge } from "../components/TagBadge";
import { monthName, plural, shortDateWithYear } from "../lib/dates";
import { putAway, useStore } from "../state/store";
import { COLUMN_NAMES } from "../state/types";
import type { Task } from "../state/types";

type Tab = "all" | "archive" | "bin";
type Sort = "newest" | "oldest" | "title";

const ORDERS: Record<Sort, (a: Task, b: Task) => number> = {
  newest: (a, b) => b.putAwayOn.localeCompare(a.putAwayOn),
  oldest: (a, b) => a.putAwayOn.localeCompare(b.putAwayOn),
  title: (a, b) => b.putAwayOn.slice(0, 7).localeCompare(a.putAwayOn.slice(0, 7)) || a.title.localeCompare(b.title),
};

export function ArchivePage() {
  const { state, dispatch, toast } = useStore();
  const [tab, setTab] = useState<Tab>("all");
  const [sort, setSort] = useState<Sort>("newest");
  const all = putAway(state);
  const binned = all.filter((t) => t.place === "bin");
  const shown = all.filter((t) => tab === "all" || t.place === tab).sort(ORDERS[sort]);
  const months = [...new Set(shown.map((t) => monthName(t.putAwayOn)))];

  const emptyBin = () => {
    if (!window.confirm(`Delete ${plural(binned.length, "task")} for good?`)) return;
    dispatch({ type: "task/emptyBin" });
    toast("The bin is empty");
  };

  const label = (text: string, count: number) => (
    <>
      {text} <small>{count}</small>
    </>
  );

  return (
    <>
      <PageHead title="The archive" subtitle="Jobs put away, and the ones thought better of." />
      <div className="toolbar archive-bar">
        <Segmented
          name="tab"
          legend="Show"
          hideLegend
          value={tab}
          onChange={setTab}
          options={[
            { value: "all", label: label("All", all.length) },
            { value: "archive", label: label("Finished", all.length - binned.length) },
            { value: "bin", label: label("Deleted", binned.length) },
          ]}
        />
        <label className="search">
          <Search size={16} />
          <input type="search" name="q" placeholder="Search the archive" aria-label="Search the archive" />
        </label>
        <label className="sort-by">
          Sort by
          <select value={sort} onChange={(e) => setSort(e.target.value as Sort)}>
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
            <option value="title">Title</option>
          </select>
        </label>
        <button type="button" className="button danger-outline" disabled={binned.length === 0} onClick={emptyBin}>
          <Trash2 size={15} /> Empty the bin ({binned.length})
        </button>
      </div>
      {months.map((month) => {
        const tasks = shown.filter((t) => monthName(t.putAwayOn) === month);
        return (
          <details key={month} className="card month" open>
            <summary>
              {month} <small>{plural(tasks.length, "task")}</small>
            </summary>
            {tasks.map((task) => (
              <ArchiveRow key={task.id} task={task} />
            ))}
          </details>
        );
      })}
      {shown.length === 0 && <p className="card empty">Nothing here.</p>}
    </>
  );
}

function ArchiveRow({ task }: { task: Task }) {
  const { dispatch, toast } = useStore();
  const date = shortDateWithYear(task.putAwayOn);

  const restore = () => {
    dispatch({ type: "task/restore", id: task.id });
    toast(`“${task.title}” is back on the board`);
  };

  const purge = () => {
    if (!window.confirm(`Delete “${task.title}” forever? This cannot be undone.`)) return;
    dispatch({ type: "task/purge", id: task.id });
    toast("Deleted forever");
  };

  return (
    <div className="archive-row">
      <div>
        <strong>{task.title}</strong>
        <small>{task.place === "bin" ? `Deleted ${date}, was in ${COLUMN_NAMES[task.column]}` : `Finished ${date}`}</small>
      </div>
      <TagBadge tag={task.tag} />
      <button type="button" className="button small-button" onClick={restore}>
        <RotateCcw size={14} /> Restore
      </button>
      <button type="button" className="button small-button danger-outline" onClick={purge}>
        Delete forever
      </button>
    </div>
  );
}
