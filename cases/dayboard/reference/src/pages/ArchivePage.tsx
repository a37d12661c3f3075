import { RotateCcw, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ConfirmDialog } from "../components/Dialog";
import { PageHeader } from "../components/PageHeader";
import { TagPill } from "../components/TagPill";
import { monthName, plural, shortDate } from "../data/dates";
import { columnName, type Task } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";
import { useTaskActions } from "../state/useTaskActions";

type Show = "all" | "archive" | "bin";
type Order = "newest" | "oldest" | "title";

const dateOf = (t: Task): string => (t.place === "bin" ? t.binnedOn : t.doneOn);

const COMPARE: Record<Order, (a: Task, b: Task) => number> = {
  newest: (a, b) => dateOf(b).localeCompare(dateOf(a)),
  oldest: (a, b) => dateOf(a).localeCompare(dateOf(b)),
  title: (a, b) => a.title.localeCompare(b.title),
};

export function ArchivePage() {
  const { tasks, dropTasks } = useStore();
  const actions = useTaskActions();
  const toast = useToast();
  const [show, setShow] = useState<Show>("all");
  const [order, setOrder] = useState<Order>("newest");
  const [query, setQuery] = useState("");
  const [doomed, setDoomed] = useState<Task[]>([]);

  const away = tasks.filter((t) => t.place !== "board");
  const bin = away.filter((t) => t.place === "bin");
  const needle = query.trim().toLowerCase();
  const rows = away
    .filter((t) => (show === "all" || t.place === show) && `${t.title} ${t.tag} ${t.notes}`.toLowerCase().includes(needle))
    .sort(COMPARE[order]);

  const groups = new Map<string, Task[]>();
  for (const t of rows) {
    const key = order === "title" ? "All months, A to Z" : monthName(dateOf(t));
    groups.set(key, [...(groups.get(key) ?? []), t]);
  }

  const tabs: { id: Show; label: string; count: number }[] = [
    { id: "all", label: "All", count: away.length },
    { id: "archive", label: "Finished", count: away.length - bin.length },
    { id: "bin", label: "Deleted", count: bin.length },
  ];

  const destroy = () => {
    dropTasks(doomed.map((t) => t.id));
    toast(doomed.length === 1 ? `“${doomed[0].title}” is gone for good` : `${doomed.length} deleted tasks are gone for good`);
  };

  return (
    <>
      <PageHeader title="The archive" lead="Jobs put away, and the ones thought better of." />
      <div className="toolbar">
        <div className="toolbar-row">
          <div className="view-toggle" role="group" aria-label="Show">
            {tabs.map((t) => (
              <button key={t.id} type="button" aria-pressed={show === t.id} onClick={() => setShow(t.id)}>
                {t.label} <span className="chip-count">{t.count}</span>
              </button>
            ))}
          </div>
          <div className="search">
            <Search size={16} aria-hidden="true" />
            <input type="search" placeholder="Search the archive" aria-label="Search the archive" value={query} onChange={(e) => setQuery(e.target.value)} />
          </div>
          <label className="inline-select ml-auto">
            Sort by
            <select value={order} onChange={(e) => setOrder(e.target.value as Order)}>
              <option value="newest">Newest first</option>
              <option value="oldest">Oldest first</option>
              <option value="title">Title A to Z</option>
            </select>
          </label>
          {bin.length > 0 && (
            <button type="button" className="btn btn-outline-red" onClick={() => setDoomed(bin)}>
              <Trash2 size={15} aria-hidden="true" /> Empty the bin ({bin.length})
            </button>
          )}
        </div>
      </div>

      {[...groups].map(([name, list]) => (
        <details key={name} className="panel month" open>
          <summary>{name} <span className="hint">{plural(list.length, "task")}</span></summary>
          <ul>
            {list.map((t) => (
              <li key={t.id} className="away">
                <div className="min-w-0 flex-1">
                  <Link to={`/task/${t.id}`} className="card-title">{t.title}</Link>
                  <span className="hint block">
                    {t.place === "bin" ? `Deleted ${shortDate(t.binnedOn)}, was in ${columnName(t.column)}` : `Finished ${shortDate(t.doneOn)}`}
                  </span>
                </div>
                <TagPill tag={t.tag} />
                <button type="button" className="btn btn-small" aria-label={`Restore “${t.title}”`} onClick={() => actions.restore(t)}>
                  <RotateCcw size={14} aria-hidden="true" /> Restore
                </button>
                <button type="button" className="btn btn-small btn-outline-red" aria-label={`Delete forever “${t.title}”`} onClick={() => setDoomed([t])}>
                  Delete forever
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {rows.length === 0 && (
        <p className="panel empty">{needle ? `Nothing in the archive matches “${query.trim()}”.` : "Nothing here. Finished and deleted tasks are kept on this page."}</p>
      )}

      {doomed.length > 0 && (
        <ConfirmDialog
          title={doomed.length === 1 ? "Delete this task forever?" : `Delete ${doomed.length} tasks forever?`}
          body={`${doomed.map((t) => `“${t.title}”`).join(" and ")} will be gone for good. This cannot be undone.`}
          action="Delete forever"
          onConfirm={destroy}
          onClose={() => setDoomed([])}
        />
      )}
    </>
  );
}
