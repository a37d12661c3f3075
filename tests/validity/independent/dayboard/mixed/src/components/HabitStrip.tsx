import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";
import { TODAY } from "../lib/dates";
import { doneToday, useStore } from "../state/store";

export function HabitStrip() {
  const { state, dispatch } = useStore();
  const { habits } = state;
  return (
    <div className="card habit-strip">
      <details open>
        <summary>
          <ChevronDown size={16} className="chevron" />
          <strong>Today’s habits</strong>
          <small>
            {doneToday(habits)} of {habits.length} done
          </small>
        </summary>
        <div className="habit-chips">
          {habits.map((habit) => {
            const done = habit.days.includes(TODAY);
            return (
              <label key={habit.id} className={done ? "habit-chip is-done" : "habit-chip"}>
                <input type="checkbox" checked={done} onChange={() => dispatch({ type: "habit/toggle", id: habit.id, day: TODAY })} />
                {habit.name}
              </label>
            );
          })}
          {habits.length === 0 && <span className="muted">No habits yet.</span>}
        </div>
      </details>
      <Link to="/habits" className="text-link habit-strip-link">
        See the whole week
      </Link>
    </div>
  );
}
