import { RotateCcw, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Confirm } from "../components/Modal";
import PageHead from "../components/PageHead";
import Segmented from "../components/Segmented";
import TagChip from "../components/TagChip";
import { dayMonth, monthYear, plural } from "../lib/dates";
import { columnName } from "../lib/types";
import type { Task } from "../lib/types";
import { board } from "../store/BoardStore";
import { useBoard } from "../store/hooks";
import { toasts } from "../store/toasts";

type Tab = "all" | "finished" | "deleted";
type Sort = "newest" | "oldest" | "title";

function Row({ task, onForget }: { task: Task; onForget: () => void }) {
  const restore = () => {
    board.restore([task.id]);
    toasts.show(`“${task.title}” is back in ${columnName(task.column)}`, () => board.putBack(task));
  };
  return (
    <div className="archive-row">
      <div>
        <Link to={`/task/${task.id}`} className="card-title">
          {task.title}
        </Link>
        <div className="muted small">
          {task.shelf!.kind === "deleted" ? `Deleted ${dayMonth(task.shelf!.on)}, was in ${columnName(task.column)}` : `Finished ${dayMonth(task.shelf!.on)}`}
        </div>
      </div>
      <TagChip tag={task.tag} />
      <button type="button" className="btn small-btn" onClick={restore}>
        <RotateCcw size={14} /> Restore
      </button>
      <button type="button" className="btn small-btn danger" onClick={onForget}>
        Delete forever
      </button>
    </div>
  );
}

export default function ArchivePage() {
  const { tasks } = useBoard();
  const [tab, setTab] = useState<Tab>("all");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("newest");
  const [forget, setForget] = useState<Task | null>(null);
  const [emptying, setEmptying] = useState(false);

  const shelved = tasks.filter((t) => t.shelf);
  const deleted = shelved.filter((t) => t.shelf!.kind === "deleted");
  const words = search.trim().toLowerCase();
  const shown = shelved
    .filter((t) => tab === "all" || t.shelf!.kind === tab)
    .filter((t) => !words || [t.title, t.notes, t.tag ?? ""].some((s) => s.toLowerCase().includes(words)))
    .sort((a, b) =>
      sort === "title"
        ? a.title.localeCompare(b.title)
        : sort === "newest"
          ? b.shelf!.on.localeCompare(a.shelf!.on)
          : a.shelf!.on.localeCompare(b.shelf!.on),
    );

  const groups = new Map<string, Task[]>();
  for (const t of shown) {
    const name = sort === "title" ? "By title" : monthYear(t.shelf!.on);
    groups.set(name, [...(groups.get(name) ?? []), t]);
  }

  const count = (n: number) => <small>{n}</small>;

  return (
    <>
      <PageHead title="The archive" sub="Jobs put away, and the ones thought better of." />
      <div className="toolbar archive-bar">
        <Segmented
          value={tab}
          onPick={setTab}
          options={[
            { id: "all", name: <>All {count(shelved.length)}</> },
            { id: "finished", name: <>Finished {count(shelved.length - deleted.length)}</> },
            { id: "deleted", name: <>Deleted {count(deleted.length)}</> },
          ]}
        />
        <div className="search">
          <Search size={16} />
          <input placeholder="Search the archive" value={search} onChange={(e) => setSearch(e.target.value)} />
        </div>
        <div className="toolbar-right">
          <b className="small-bold">Sort by</b>
          <select className="select" value={sort} onChange={(e) => setSort(e.target.value as Sort)}>
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
            <option value="title">Title</option>
          </select>
          <button type="button" className="btn danger" disabled={deleted.length === 0} onClick={() => setEmptying(true)}>
            <Trash2 size={15} /> Empty the bin ({deleted.length})
          </button>
        </div>
      </div>
      {[...groups].map(([name, list]) => (
        <details key={name} className="panel month" open>
          <summary>
            {name} <span className="muted small">{plural(list.length, "task")}</span>
          </summary>
          {list.map((t) => (
            <Row key={t.id} task={t} onForget={() => setForget(t)} />
          ))}
        </details>
      ))}
      {shown.length === 0 && <div className="panel empty">{shelved.length === 0 ? "The archive is empty." : "Nothing in the archive matches."}</div>}
      {forget && (
        <Confirm
          danger
          title="Delete it forever?"
          text={`“${forget.title}” cannot be brought back after this.`}
          action="Delete for good"
          onConfirm={() => {
            board.destroy([forget.id]);
            toasts.show(`“${forget.title}” is gone for good`);
          }}
          onClose={() => setForget(null)}
        />
      )}
      {emptying && (
        <Confirm
          danger
          title="Empty the bin?"
          text={`${plural(deleted.length, "deleted task")} will be gone for good. Finished tasks stay.`}
          action="Empty it"
          onConfirm={() => {
            board.destroy(deleted.map((t) => t.id));
            toasts.show("The bin is empty");
          }}
          onClose={() => setEmptying(false)}
        />
      )}
    </>
  );
}
