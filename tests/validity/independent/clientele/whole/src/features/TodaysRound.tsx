import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useStore } from "../state/store";

export function TodaysRound() {
  const { state, dispatch } = useStore();
  const [open, setOpen] = useState<string[]>([]);
  const left = state.round.filter((r) => !r.done).length;

  return (
    <section className="card mt-4" aria-labelledby="round-title">
      <div className="flex items-center justify-between px-5 py-[13px]">
        <h2 id="round-title" className="serif text-[20px] font-bold leading-6">Today's round</h2>
        <p className="soft small">
          {left === state.round.length ? `${left} visits` : `${left} of ${state.round.length} visits to go`}
        </p>
      </div>
      {state.round.map((visit) => {
        const expanded = open.includes(visit.id);
        const known = state.customers.find((c) => c.id === visit.customerId);
        return (
          <div key={visit.id} className="rule border-t" data-state={expanded ? "open" : "closed"}>
            <button
              type="button"
              className="flex w-full items-center px-5 py-[9px] text-left"
              aria-expanded={expanded}
              aria-controls={`${visit.id}-details`}
              onClick={() => setOpen(expanded ? open.filter((id) => id !== visit.id) : [...open, visit.id])}
            >
              <span className="serif w-[58px] text-[17px] font-bold text-[var(--gold)]">{visit.time}</span>
              <span className={`flex-1 leading-5 ${visit.done ? "line-through opacity-60" : ""}`}>
                <span className="block font-bold">{visit.name}</span>
                <span className="soft small block">{visit.job}</span>
              </span>
              <ChevronDown size={16} strokeWidth={2.5} className={expanded ? "rotate-180" : ""} />
            </button>
            <div id={`${visit.id}-details`} hidden={!expanded} className="pb-3 pl-[78px] pr-5">
              <p className="small">{visit.address}{known ? `, ${known.contact}, ${known.phone}` : ""}</p>
              <p className="soft small mt-1">{visit.notes}</p>
              <div className="mt-2 flex items-center gap-4">
                <button type="button" className="btn" data-size="sm" onClick={() => dispatch({ type: "round/toggle", id: visit.id })}>
                  {visit.done ? "Not done yet" : "Mark visit done"}
                </button>
                {known && <Link className="link" to={`/customers/${known.id}`}>Open the file</Link>}
              </div>
            </div>
          </div>
        );
      })}
    </section>
  );
}
