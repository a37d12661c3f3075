import { RotateCcw, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import { Head, Modal, Seg, TagPill } from "../bits";
import { Task, colName, dmy, monthName } from "../data";

type Props = {
  tasks: Task[];
  setTasks: React.Dispatch<React.SetStateAction<Task[]>>;
  setToast: (s: string) => void;
  head: { open: number; habits: string };
};

export default function Archive({ tasks, setTasks, setToast, head }: Props) {
  const [tab, setTab] = useState("all");
  const [q, setQ] = useState("");
  const [sort, setSort] = useState("new");
  const [shut, setShut] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);

  const all = tasks.filter((t) => t.archived);
  const finished = all.filter((t) => t.archived === "finished");
  const deleted = all.filter((t) => t.archived === "deleted");
  const list = (tab === "all" ? all : tab === "finished" ? finished : deleted).filter((t) => t.title.toLowerCase().includes(q.trim().toLowerCase()));
  const newest = [...list].sort((a, b) => b.archivedOn!.localeCompare(a.archivedOn!));
  const months = [...new Set(newest.map((t) => monthName(t.archivedOn!)))];

  const inMonth = (m: string) => {
    const l = newest.filter((t) => monthName(t.archivedOn!) === m);
    if (sort === "old") return l.reverse();
    if (sort === "title") return l.sort((a, b) => a.title.localeCompare(b.title));
    return l;
  };

  const restore = (t: Task) => {
    const col = t.archived === "finished" ? "done" : "todo";
    setTasks((ts) => [{ ...t, col, archived: undefined, archivedOn: undefined }, ...ts.filter((x) => x.id !== t.id)]);
    setToast(`“${t.title}” is back in ${colName(col)}`);
  };

  return (
    <>
      <Head title="The archive" sub="Jobs put away, and the ones thought better of." {...head} />
      <div className="row between bar">
        <div className="row">
          <Seg
            value={tab}
            onPick={setTab}
            items={[
              { id: "all", label: <>All <i>{all.length}</i></> },
              { id: "finished", label: <>Finished <i>{finished.length}</i></> },
              { id: "deleted", label: <>Deleted <i>{deleted.length}</i></> },
            ]}
          />
          <div className="search">
            <Search size={16} />
            <input placeholder="Search the archive" value={q} onChange={(e) => setQ(e.target.value)} />
          </div>
        </div>
        <div className="row">
          <b className="sortlbl">Sort by</b>
          <select className="sel" value={sort} onChange={(e) => setSort(e.target.value)}>
            <option value="new">Newest first</option>
            <option value="old">Oldest first</option>
            <option value="title">Title</option>
          </select>
          <div className={"btn outred" + (deleted.length ? "" : " off")} onClick={() => deleted.length && setAsking(true)}>
            <Trash2 size={15} /> Empty the bin ({deleted.length})
          </div>
        </div>
      </div>

      {months.length === 0 && <div className="card empty">{q ? "Nothing in the archive matches." : "Nothing has been put away here."}</div>}
      {months.map((m) => {
        const l = inMonth(m);
        const open = !shut.includes(m);
        return (
          <div key={m} className="card pad amonth">
            <div className="foldhead" onClick={() => setShut(open ? [...shut, m] : shut.filter((x) => x !== m))}>
              <span className={"tri" + (open ? " open" : "")} />
              {m} <span className="mut">{l.length} {l.length === 1 ? "task" : "tasks"}</span>
            </div>
            {open &&
              l.map((t) => (
                <div key={t.id} className="arow">
                  <div className="agrow">
                    <b>{t.title}</b>
                    <div className="mut">{t.archived === "deleted" ? `Deleted ${dmy(t.archivedOn!)}, was in ${colName(t.col)}` : `Finished ${dmy(t.archivedOn!)}`}</div>
                  </div>
                  <TagPill tag={t.tag} />
                  <button className="btn sm" onClick={() => restore(t)}><RotateCcw size={14} /> Restore</button>
                  <button
                    className="btn sm outred"
                    onClick={() => {
                      setTasks((ts) => ts.filter((x) => x.id !== t.id));
                      setToast("Deleted for good");
                    }}
                  >
                    Delete forever
                  </button>
                </div>
              ))}
          </div>
        );
      })}
      {asking && (
        <Modal
          title="Empty the bin?"
          text={`${deleted.length} deleted ${deleted.length === 1 ? "task" : "tasks"} will be gone for good.`}
          yes="Empty it"
          onNo={() => setAsking(false)}
          onYes={() => {
            setTasks((ts) => ts.filter((t) => t.archived !== "deleted"));
            setAsking(false);
            setToast("The bin is empty");
          }}
        />
      )}
    </>
  );
}
