import { ChevronDown } from "lucide-react";
import { useState, type FormEvent } from "react";
import { longDate } from "../lib/dates";
import { newId } from "../lib/ids";
import { putBack } from "../lib/putBack";
import { useStore } from "../state/store";
import type { Customer, Piano } from "../state/types";
import { Field } from "../ui/Field";
import { useToast } from "../ui/toasts";

export function Pianos({ customer }: { customer: Customer }) {
  const { dispatch } = useStore();
  const toast = useToast();
  const [open, setOpen] = useState<string[]>([]);
  const [model, setModel] = useState("");
  const [room, setRoom] = useState("");
  const [error, setError] = useState<string>();
  const n = customer.pianos.length;

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!model.trim()) {
      setError("Enter the make and model.");
      return;
    }
    dispatch({
      type: "piano/add",
      id: customer.id,
      piano: { id: newId("piano"), model: model.trim(), room: room.trim(), serial: "", lastTuned: null, pitch: "A440" },
    });
    toast(`${model.trim()} added`);
    setModel("");
    setRoom("");
  };

  const remove = (piano: Piano) => {
    const before = customer.pianos;
    dispatch({ type: "piano/delete", id: customer.id, pianoId: piano.id });
    toast(`${piano.model} removed`, () =>
      dispatch({
        type: "apply",
        change: (s) => ({
          ...s,
          customers: s.customers.map((c) =>
            c.id === customer.id ? { ...c, pianos: putBack(before, c.pianos, (p) => p.id, [piano.id]) } : c,
          ),
        }),
      }),
    );
  };

  return (
    <section className="card mt-4" aria-labelledby="pianos-title">
      <div className="flex items-center justify-between px-5 py-[13px]">
        <h2 id="pianos-title" className="serif text-[20px] font-bold leading-6">Pianos</h2>
        <p className="soft small">{n} {n === 1 ? "instrument" : "instruments"}</p>
      </div>
      {customer.pianos.map((piano) => {
        const expanded = open.includes(piano.id);
        return (
          <div key={piano.id} className="rule border-t" data-state={expanded ? "open" : "closed"}>
            <button
              type="button"
              className="flex h-[39px] w-full items-center gap-3 px-5 text-left"
              aria-expanded={expanded}
              aria-controls={`${piano.id}-details`}
              onClick={() => setOpen(expanded ? open.filter((id) => id !== piano.id) : [...open, piano.id])}
            >
              <b className="flex-1">{piano.model}</b>
              <span className="soft small">{piano.room}</span>
              <ChevronDown size={15} strokeWidth={2.5} className={`-mr-1 ${expanded ? "rotate-180" : ""}`} />
            </button>
            <dl id={`${piano.id}-details`} hidden={!expanded} className="small px-5 pb-3">
              <div className="flex gap-8">
                <div><dt className="soft">Serial number</dt><dd>{piano.serial || "Not recorded"}</dd></div>
                <div><dt className="soft">Last tuned</dt><dd>{longDate(piano.lastTuned)}</dd></div>
                <div><dt className="soft">Pitch</dt><dd>{piano.pitch}</dd></div>
                <button type="button" className="btn ml-auto" data-size="sm" onClick={() => remove(piano)}>Remove piano</button>
              </div>
            </dl>
          </div>
        );
      })}
      {n === 0 && <p className="soft rule border-t px-5 py-4">No piano on record yet.</p>}
      <form noValidate className="rule flex items-start gap-[10px] border-t px-5 pb-[18px] pt-3" onSubmit={add}>
        <Field label="Make and model" error={error} className="flex-[275]">
          <input
            className="input"
            placeholder="Yamaha U1"
            value={model}
            onChange={(e) => {
              setModel(e.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label="Room (optional)" className="flex-[229]">
          <input className="input" placeholder="Foyer" value={room} onChange={(e) => setRoom(e.target.value)} />
        </Field>
        <button type="submit" className="btn mt-[26px]">Add piano</button>
      </form>
    </section>
  );
}
