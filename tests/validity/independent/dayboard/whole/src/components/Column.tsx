import { ArchiveRestore, ChevronDown, ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { plural, showHours } from "../lib/dates";
import { columnName } from "../lib/types";
import type { ColumnId, Tag, Task } from "../lib/types";
import { board } from "../store/BoardStore";
import { toasts } from "../store/toasts";
import { Confirm } from "./Modal";

function QuickAdd({ column, tag }: { column: ColumnId; tag: string }) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");

  const submit = (e: FormEvent) => {
    e.preventDefault();
    const title = text.trim();
    if (!title) {
      setError("Write what needs doing first.");
      return;
    }
    board.addTask({ title, column, tag: (tag || null) as Tag | null });
    toasts.show(`Added “${title}” to ${columnName(column)}`);
    setText("");
    setError("");
  };

  return (
    <form onSubmit={submit}>
      <div className={error ? "quick-add bad" : "quick-add"}>
        <input
          value={text}
          maxLength={90}
          placeholder={`Add to ${columnName(column)}…`}
          onChange={(e) => {
            setText(e.target.value);
            setError("");
          }}
        />
        <button type="submit" title={`Add to ${columnName(column)}`}>
          <Plus size={17} />
        </button>
      </div>
      {error && <div className="error">{error}</div>}
    </form>
  );
}

interface Props {
  id: ColumnId;
  tasks: Task[];
  tag: string;
  filtered: boolean;
  folded: boolean;
  dropHere: boolean;
  onFold: () => void;
  children: ReactNode;
}

export default function Column({ id, tasks, tag, filtered, folded, dropHere, onFold, children }: Props) {
  const [asking, setAsking] = useState(false);
  const hours = tasks.reduce((sum, t) => sum + (t.hours ?? 0), 0);

  const archiveAll = () => {
    const ids = tasks.map((t) => t.id);
    board.archive(ids);
    toasts.show(`Archived ${plural(ids.length, "task")}`, () => board.restore(ids));
  };

  return (
    <section className={`column ${id} ${dropHere ? "drop" : ""}`} data-column={id}>
      <div className="column-head">
        <button type="button" className="icon" aria-expanded={!folded} title={folded ? `Unfold ${columnName(id)}` : `Fold ${columnName(id)}`} onClick={onFold}>
          {folded ? <ChevronRight size={17} /> : <ChevronDown size={17} />}
        </button>
        <h2>{columnName(id)}</h2>
        <b className="column-count">{tasks.length}</b>
        {id === "done" ? (
          tasks.length > 0 && (
            <button type="button" className="link archive-all" onClick={() => setAsking(true)}>
              <ArchiveRestore size={15} /> Archive all
            </button>
          )
        ) : (
          <span className="column-hours">about {showHours(hours)} h</span>
        )}
      </div>
      {!folded && (
        <>
          <QuickAdd column={id} tag={tag} />
          <div className="cards">
            {children}
            {tasks.length === 0 && <div className="column-empty">{filtered ? "Nothing here matches." : "Nothing here yet."}</div>}
          </div>
        </>
      )}
      {asking && (
        <Confirm
          title="Archive finished tasks?"
          text={`${plural(tasks.length, "finished task")} will leave the board. You can bring them back from the archive.`}
          action="Archive them"
          onConfirm={archiveAll}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
