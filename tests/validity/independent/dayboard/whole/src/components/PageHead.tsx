import { useEffect } from "react";
import type { ReactNode } from "react";
import { TODAY, longDate, plural } from "../lib/dates";
import { doneToday } from "../lib/habits";
import { useBoard } from "../store/hooks";

export default function PageHead({ title, sub, extra }: { title: string; sub: ReactNode; extra?: ReactNode }) {
  const { tasks, habits } = useBoard();
  const open = tasks.filter((t) => !t.shelf && t.column !== "done").length;

  useEffect(() => {
    document.title = `${title} · Dayboard`;
  }, [title]);

  return (
    <header className="head">
      <div>
        <h1>{title}</h1>
        <div className="sub">{sub}</div>
      </div>
      <div className="head-right">
        {extra}
        <div className="head-facts">
          <div className="today">{longDate(TODAY)}</div>
          <div className="pills">
            <span className="pill red">{plural(open, "open task")}</span>
            <span className="pill green">
              {habits.filter(doneToday).length} of {habits.length} habits today
            </span>
          </div>
        </div>
      </div>
    </header>
  );
}
