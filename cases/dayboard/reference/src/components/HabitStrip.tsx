import { Check, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { TODAY } from "../data/dates";
import { useCounts, useStore } from "../state/Store";

/** Today's habits along the top of the board. */
export function HabitStrip() {
  const { habits, toggleHabit } = useStore();
  const counts = useCounts();
  const [open, setOpen] = useState(true);
  const bodyId = useId();

  return (
    <section className="strip" aria-label="Today's habits">
      <div className="flex items-center gap-2">
        <button
          type="button" className="strip-title" aria-expanded={open} aria-controls={bodyId}
          aria-label={`Today’s habits, ${counts.habitsDone} of ${counts.habitsTotal} done`} onClick={() => setOpen(!open)}
        >
          <ChevronDown size={17} aria-hidden="true" className={open ? "" : "-rotate-90"} />
          Today’s habits
        </button>
        <span className="strip-count">{counts.habitsDone} of {counts.habitsTotal} done</span>
        <Link to="/habits" className="text-link ml-auto">See the whole week</Link>
      </div>
      {open && (
        <div id={bodyId} className="strip-items">
          {habits.length === 0 && <p className="hint">No habits yet. Add one on the habits page.</p>}
          {habits.map((h) => {
            const on = h.days.includes(TODAY);
            return (
              <button key={h.id} type="button" className="strip-habit" aria-pressed={on} onClick={() => toggleHabit(h.id, TODAY)}>
                <span className="strip-box" aria-hidden="true">{on && <Check size={13} strokeWidth={3} />}</span>
                {h.name}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
