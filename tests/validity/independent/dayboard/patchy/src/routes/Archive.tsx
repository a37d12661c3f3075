import { RotateCcw, Search, Trash2 } from "lucide-react";
import { useEffect, useReducer, useState } from "react";
import type { Archived } from "../data";
import { loadArchive, saveArchive } from "../storage";
import Header from "../ui/Header";
import Tag from "../ui/Tag";

const reducer = (list: Archived[], id: number) => list.filter((a) => a.id !== id);

export default function Archive() {
  const [list, remove] = useReducer(reducer, undefined, loadArchive);
  const [tab, setTab] = useState("All");
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState("Newest first");

  useEffect(() => saveArchive(list), [list]);

  const bin = list.filter((a) => a.deleted);
  const counts: Record<string, number> = { All: list.length, Finished: list.length - bin.length, Deleted: bin.length };
  const shown = list
    .filter((a) => tab === "All" || !!a.deleted === (tab === "Deleted"))
    .filter((a) => a.title.toLowerCase().includes(query.trim().toLowerCase()));
  const months = [...new Set(shown.map((a) => a.month))];

  return (
    <>
      <Header title="The archive">Jobs put away, and the ones thought better of.</Header>
      <div className="bar">
        <div className="picker" role="tablist">
          {Object.keys(counts).map((t) => (
            <button key={t} role="tab" aria-selected={tab === t} className={tab === t ? "picked" : ""} onClick={() => setTab(t)}>
              {t} <small>{counts[t]}</small>
            </button>
          ))}
        </div>
        <span className="searchbox">
          <Search size={15} />
          <input type="search" aria-label="Search the archive" placeholder="Search the archive" value={query} onChange={(e) => setQuery(e.target.value)} />
        </span>
        <label className="push">
          <b>Sort by</b>
          <select value={sort} onChange={(e) => setSort(e.target.value)}>
            <option>Newest first</option>
            <option>Oldest first</option>
          </select>
        </label>
        <button className="plain red" onClick={() => confirm("Empty the bin?") && alert("Bin emptied")}>
          <Trash2 size={15} /> Empty the bin ({bin.length})
        </button>
      </div>
      {months.map((m) => {
        const rows = shown.filter((a) => a.month === m);
        return (
          <details key={m} className="box" open>
            <summary>
              {m} <small>{rows.length} tasks</small>
            </summary>
            {rows.map((a) => (
              <div key={a.id} className="between archrow">
                <div>
                  <b>{a.title}</b>
                  <br />
                  <small>{a.note}</small>
                </div>
                <div className="line">
                  <Tag name={a.tag} />
                  <button
                    className="plain slim"
                    onClick={() => {
                      remove(a.id);
                      alert(`"${a.title}" was restored to the board`);
                    }}
                  >
                    <RotateCcw size={13} /> Restore
                  </button>
                  <button className="plain slim red" onClick={() => confirm("Delete this task forever?") && remove(a.id)}>
                    Delete forever
                  </button>
                </div>
              </div>
            ))}
          </details>
        );
      })}
    </>
  );
}
