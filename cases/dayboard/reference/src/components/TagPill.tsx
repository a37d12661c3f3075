import { CalendarClock, Clock3 } from "lucide-react";
import { dueLabel, TODAY } from "../data/dates";
import type { Tag } from "../data/types";

export const TagPill = ({ tag }: { tag: Tag }) => <span className={`tag tag-${tag.toLowerCase()}`}>{tag}</span>;

export function DuePill({ due, settled }: { due: string; settled?: boolean }) {
  const tone = settled ? "" : due < TODAY ? " is-late" : due === TODAY ? " is-today" : "";
  return (
    <span className={`due${tone}`}>
      <CalendarClock size={13} aria-hidden="true" /> {dueLabel(due)}
    </span>
  );
}

export const HoursPill = ({ hours }: { hours: number }) => (
  <span className="due">
    <Clock3 size={13} aria-hidden="true" /> {hours} h
  </span>
);
