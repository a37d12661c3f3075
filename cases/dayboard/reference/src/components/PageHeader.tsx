import type { ReactNode } from "react";
import { longDate, plural, TODAY } from "../data/dates";
import { useCounts } from "../state/Store";

export function PageHeader({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  const counts = useCounts();
  return (
    <header className="page-head">
      <div className="min-w-0 flex-1">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
      <div className="head-facts">
        <span className="head-date">{longDate(TODAY)}</span>
        <span className="flex gap-2">
          <span className="fact fact-red">{plural(counts.open, "open task")}</span>
          <span className="fact fact-green">{counts.habitsDone} of {plural(counts.habitsTotal, "habit")} today</span>
        </span>
      </div>
    </header>
  );
}
