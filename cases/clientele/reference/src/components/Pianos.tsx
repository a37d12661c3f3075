import { Trash2 } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { TODAY, type Customer, type Piano } from "../data/types";
import { useBook } from "../state/book";
import { addDays, day, freshId, plural } from "../state/figures";
import { useToast } from "../state/toasts";
import { Field, tied } from "./Fields";

export function Pianos({ customer, pianos }: { customer: Customer; pianos: Piano[] }) {
  const { book, insert, remove } = useBook();
  const say = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState("");

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const make = String(data.get("make") ?? "").trim();
    const room = String(data.get("room") ?? "").trim();
    if (!make) {
      setError("Enter the make and model.");
      form.current?.querySelector<HTMLElement>("#piano-make")?.focus();
      return;
    }
    const id = freshId(`${customer.id}-p${pianos.length + 1}`, book.pianos);
    insert("pianos", [{ id, customerId: customer.id, make, room: room || "Room not given", built: "", nextTuning: addDays(TODAY, 14) }], book.pianos.length);
    form.current?.reset();
    setError("");
    say(`${make} added`);
  }

  function drop(piano: Piano) {
    const at = book.pianos.indexOf(piano);
    remove("pianos", [piano.id]);
    say(`${piano.make} removed`, { undo: () => insert("pianos", [piano], at) });
  }

  return (
    <section className="card">
      <div className="card-head"><h2>Pianos</h2><span className="muted">{plural(pianos.length, "instrument")}</span></div>
      {pianos.map((piano) => (
        <details key={piano.id} className="stop">
          <summary>
            <span className="flex-1 font-bold">{piano.make}</span>
            <span className="muted">{piano.room}</span>
          </summary>
          <div className="stop-note flex items-center gap-6">
            <span>Built {piano.built || "unknown"}</span>
            <span className="flex-1">Next tuning {day(piano.nextTuning)}</span>
            <button type="button" className="btn small" onClick={() => drop(piano)}><Trash2 size={14} aria-hidden /> Remove piano</button>
          </div>
        </details>
      ))}
      {pianos.length === 0 && <p className="empty">No pianos on record.</p>}
      <form ref={form} className="piano-form" noValidate onSubmit={add}>
        <Field id="piano-make" label="Make and model" error={error}>
          <input {...tied("piano-make", error)} name="make" placeholder="Yamaha U1" onChange={() => setError("")} />
        </Field>
        <Field id="piano-room" label="Room (optional)">
          <input {...tied("piano-room")} name="room" placeholder="Foyer" />
        </Field>
        <button type="submit" className="btn">Add piano</button>
      </form>
    </section>
  );
}
