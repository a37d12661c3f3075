import { ChevronDown, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { TODAY } from "../lib/dates";
import { doneToday } from "../lib/habits";
import { board } from "../store/BoardStore";
import { useBoard, useStore } from "../store/hooks";
import { boardView } from "../store/session";
import CheckBox from "./CheckBox";

export default function HabitStrip() {
  const { habits } = useBoard();
  const { stripFolded } = useStore(boardView);
  return (
    <section className="panel strip">
      <div className="strip-head">
        <button type="button" className="strip-fold" aria-expanded={!stripFolded} onClick={() => boardView.set({ stripFolded: !stripFolded })}>
          {stripFolded ? <ChevronRight size={17} /> : <ChevronDown size={17} />}
          <h2>Today’s habits</h2>
        </button>
        <span className="muted small">
          {habits.filter(doneToday).length} of {habits.length} done
        </span>
        <Link to="/habits" className="link">
          See the whole week
        </Link>
      </div>
      {!stripFolded && (
        <div className="strip-habits">
          {habits.map((h) => (
            <CheckBox key={h.id} className={doneToday(h) ? "chip on" : "chip"} checked={doneToday(h)} onToggle={() => board.toggleHabit(h.id, TODAY)}>
              <span>{h.name}</span>
            </CheckBox>
          ))}
          {habits.length === 0 && <span className="muted">No habits yet. Add one on the habits page.</span>}
        </div>
      )}
    </section>
  );
}
