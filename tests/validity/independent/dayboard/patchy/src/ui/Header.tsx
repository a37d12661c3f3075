import type { ReactNode } from "react";
import { useOutletContext } from "react-router-dom";

export default function Header({ title, children, right }: { title: string; children: ReactNode; right?: ReactNode }) {
  const { open, done, total } = useOutletContext<{ open: number; done: number; total: number }>();
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p className="lead">{children}</p>
      </div>
      {right}
      <div className="stats">
        <p>Thursday 15 January 2026</p>
        <span className="stat-red">{open} open tasks</span>
        <span className="stat-green">
          {done} of {total} habits today
        </span>
      </div>
    </header>
  );
}
