import { useState } from "react";
import { BoardColumn } from "../components/BoardColumn";
import { BoardToolbar, type Filters } from "../components/BoardToolbar";
import { EditTaskDialog } from "../components/EditTaskDialog";
import { HabitStrip } from "../components/HabitStrip";
import { PageHeader } from "../components/PageHeader";
import { plural } from "../data/dates";
import { COLUMNS, PRIORITIES, type SortKey, type Task } from "../data/types";
import { useCounts, useStore } from "../state/Store";

const COMPARE: Record<SortKey, (a: Task, b: Task) => number> = {
  manual: () => 0,
  due: (a, b) => (a.due || "9999").localeCompare(b.due || "9999"),
  priority: (a, b) => PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority),
  title: (a, b) => a.title.localeCompare(b.title),
};

function matches(task: Task, { query, tag, starred }: Filters): boolean {
  const needle = query.trim().toLowerCase();
  const text = [task.title, task.notes, task.tag, ...task.steps.map((s) => s.text)].join(" ").toLowerCase();
  return (!tag || task.tag === tag) && (!starred || task.starred) && text.includes(needle);
}

export function BoardPage() {
  const { tasks, settings, prefs } = useStore();
  const counts = useCounts();
  const [filters, setFilters] = useState<Filters>({ query: "", tag: null, starred: false });
  const [editing, setEditing] = useState<Task | null>(null);

  const onBoard = tasks.filter((t) => t.place === "board");
  const shown = onBoard.filter((t) => matches(t, filters)).sort(COMPARE[prefs.sort]);
  const tagCounts: Record<string, number> = {};
  for (const t of onBoard) tagCounts[t.tag] = (tagCounts[t.tag] ?? 0) + 1;

  const lead = [
    counts.late > 0 ? `${plural(counts.late, "task is", "tasks are")} late` : "Nothing is late",
    counts.doneToday > 0 ? `${counts.doneToday} finished today` : "nothing finished yet today",
  ].join(", ");

  return (
    <>
      <PageHeader title={`The ${settings.boat} board`} lead={`${lead}.`} />
      {settings.showHabits && <HabitStrip />}
      <BoardToolbar
        filters={filters}
        onChange={(patch) => setFilters((old) => ({ ...old, ...patch }))}
        counts={tagCounts}
        shown={shown.length}
        total={onBoard.length}
      />
      <div className={`board${prefs.view === "list" ? " is-list" : ""}`}>
        {COLUMNS.map((c) => (
          <BoardColumn
            key={c.id} id={c.id} name={c.name} tasks={shown.filter((t) => t.column === c.id)}
            filtered={shown.length < onBoard.length} activeTag={filters.tag} onEdit={setEditing}
          />
        ))}
      </div>
      {editing && <EditTaskDialog key={editing.id} task={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
