import type { ReactNode } from "react";
import { longDate, plural, TODAY } from "../lib/dates";
import { doneToday, openTasks, useStore } from "../state/store";

interface PageHeadProps {
  title: string;
  subtitle: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  const { state } = useStore();
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </div>
      <div className="page-head-side">
        {actions}
        <div>
          <div className="page-date">{longDate(TODAY)}</div>
          <div className="page-pills">
            <span className="pill pill-red">{plural(openTasks(state).length, "open task")}</span>
            <span className="pill pill-green">
              {doneToday(state.habits)} of {state.habits.length} habits today
            </span>
          </div>
        </div>
      </div>
    </header>
  );
}
