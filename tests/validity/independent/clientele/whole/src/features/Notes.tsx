import { Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { longDate, TODAY } from "../lib/dates";
import { newId } from "../lib/ids";
import { putBack } from "../lib/putBack";
import { useStore } from "../state/store";
import { USER, type Customer, type Note } from "../state/types";
import { Field } from "../ui/Field";
import { useToast } from "../ui/toasts";

const LIMIT = 240;

export function Notes({ customer }: { customer: Customer }) {
  const { dispatch } = useStore();
  const toast = useToast();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const left = LIMIT - text.length;
  const n = customer.notes.length;

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) {
      setError("Write the note first.");
      return;
    }
    dispatch({
      type: "note/add",
      id: customer.id,
      note: { id: newId("note"), text: text.trim(), author: USER, date: TODAY },
    });
    toast("Note added");
    setText("");
  };

  const remove = (note: Note) => {
    const before = customer.notes;
    dispatch({ type: "note/delete", id: customer.id, noteId: note.id });
    toast("Note deleted", () =>
      dispatch({
        type: "apply",
        change: (s) => ({
          ...s,
          customers: s.customers.map((c) =>
            c.id === customer.id ? { ...c, notes: putBack(before, c.notes, (x) => x.id, [note.id]) } : c,
          ),
        }),
      }),
    );
  };

  return (
    <section className="card" aria-labelledby="notes-title">
      <div className="flex items-center justify-between px-5 pb-2 pt-[13px]">
        <h2 id="notes-title" className="serif text-[20px] font-bold leading-6">Notes</h2>
        <p className="soft small">{n} {n === 1 ? "note" : "notes"}</p>
      </div>
      <form noValidate className="px-5 pb-3" onSubmit={add}>
        <Field label="New note" error={error}>
          <textarea
            className="input"
            rows={2}
            maxLength={LIMIT}
            placeholder="Access, pitch, quirks of the instrument"
            value={text}
            onChange={(e) => {
              setText(e.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="mt-2 flex items-center justify-between">
          <p className={`small ${left < 20 ? "text-[var(--red)]" : "soft"}`} aria-live="polite">
            {left} {left === 1 ? "character" : "characters"} left
          </p>
          <button type="submit" className="btn" data-size="sm">Add note</button>
        </div>
      </form>
      <ul>
        {customer.notes.map((note) => (
          <li key={note.id} className="rule flex items-start gap-3 border-t px-5 py-[10px]">
            <div className="min-w-0 flex-1">
              <p className="break-words leading-[21px]">{note.text}</p>
              <p className="soft small mt-1">{note.author}, {longDate(note.date)}</p>
            </div>
            <button type="button" className="icon-btn -mr-2" aria-label="Delete note" onClick={() => remove(note)}>
              <Trash2 size={15} />
            </button>
          </li>
        ))}
        {n === 0 && <li className="soft rule border-t px-5 py-4">No notes yet.</li>}
      </ul>
    </section>
  );
}
