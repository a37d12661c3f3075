import { KanbanSquare, Rows3, Search, Star, X } from "lucide-react";
import { TAGS, type SortKey, type Tag } from "../data/types";
import { useStore } from "../state/Store";

export interface Filters {
  query: string;
  tag: Tag | null;
  starred: boolean;
}

interface Props {
  filters: Filters;
  onChange: (patch: Partial<Filters>) => void;
  counts: Record<string, number>;
  shown: number;
  total: number;
}

const SORTS: { value: SortKey; label: string }[] = [
  { value: "manual", label: "Board order" },
  { value: "due", label: "Due date" },
  { value: "priority", label: "Priority" },
  { value: "title", label: "Title A to Z" },
];

export function BoardToolbar({ filters, onChange, counts, shown, total }: Props) {
  const { prefs, setPrefs } = useStore();
  const active = filters.query.trim() !== "" || filters.tag !== null || filters.starred;

  return (
    <div className="toolbar" role="search" aria-label="Find tasks">
      <div className="toolbar-row">
        <div className="search">
          <Search size={16} aria-hidden="true" />
          <input
            type="search" placeholder="Search tasks and notes" aria-label="Search tasks" value={filters.query}
            onChange={(e) => onChange({ query: e.target.value })}
          />
          {filters.query && (
            <button type="button" className="icon-btn" aria-label="Clear search" onClick={() => onChange({ query: "" })}>
              <X size={15} aria-hidden="true" />
            </button>
          )}
        </div>
        <button
          type="button" className={`btn${filters.starred ? " is-pressed" : ""}`} aria-pressed={filters.starred}
          onClick={() => onChange({ starred: !filters.starred })}
        >
          <Star size={15} aria-hidden="true" fill={filters.starred ? "currentColor" : "none"} /> Starred only
        </button>
        <label className="inline-select ml-auto">
          Sort by
          <select value={prefs.sort} onChange={(e) => setPrefs({ sort: e.target.value as SortKey })}>
            {SORTS.map((s) => <option key={s.value} value={s.value}>{s.label}</option>)}
          </select>
        </label>
        <div className="view-toggle" role="group" aria-label="View">
          <button type="button" aria-pressed={prefs.view === "board"} onClick={() => setPrefs({ view: "board" })}>
            <KanbanSquare size={15} aria-hidden="true" /> Board
          </button>
          <button type="button" aria-pressed={prefs.view === "list"} onClick={() => setPrefs({ view: "list" })}>
            <Rows3 size={15} aria-hidden="true" /> List
          </button>
        </div>
      </div>
      <div className="toolbar-row">
        <div className="chips" role="group" aria-label="Filter by tag">
          <button type="button" className="chip" aria-pressed={filters.tag === null} onClick={() => onChange({ tag: null })}>
            All tags
          </button>
          {TAGS.map((tag) => (
            <button
              key={tag} type="button" className="chip" aria-pressed={filters.tag === tag}
              onClick={() => onChange({ tag: filters.tag === tag ? null : tag })}
            >
              {tag} <span className="chip-count">{counts[tag] ?? 0}</span>
            </button>
          ))}
        </div>
        <p className="shown" aria-live="polite">
          {active ? `Showing ${shown} of ${total} tasks` : `${total} tasks on the board`}
        </p>
        {active && (
          <button type="button" className="text-btn" onClick={() => onChange({ query: "", tag: null, starred: false })}>
            Clear filters
          </button>
        )}
      </div>
    </div>
  );
}
