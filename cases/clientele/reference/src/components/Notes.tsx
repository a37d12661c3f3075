import { Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { TODAY, type Customer, type Note } from "../data/types";
import { useBook } from "../state/book";
import { day, freshId, plural } from "../state/figures";
import { ME } from "../state/session";
import { useToast } from "../state/toasts";
import { Field, tied } from "./Fields";

const LIMIT = 240;

export function Notes({ customer, notes }: { customer: Customer; notes: Note[] }) {
  const { book, insert, remove } = useBook();
  const say = useToast();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const left = LIMIT - text.length;

  function add(event: FormEvent) {
    event.preventDefault();
    const clean = text.trim();
    if (!clean || clean.length > LIMIT) {
      setError(clean ? `Keep the note to ${LIMIT} characters.` : "Write a note first.");
      document.getElementById("note-text")?.focus();
      return;
    }
    insert("notes", [{ id: freshId(`n${book.notes.length + 1}`, book.notes), customerId: customer.id, text: clean, author: ME.name, date: TODAY }]);
    setText("");
    say("Note added");
  }

  function drop(note: Note) {
    const at = book.notes.indexOf(note);
    remove("notes", [note.id]);
    say("Note deleted", { undo: () => insert("notes", [note], at) });
  }

  return (
    <section className="card">
      <div className="card-head"><h2>Notes</h2><span className="muted">{plural(notes.length, "note")}</span></div>
      <form className="note-form" noValidate onSubmit={add}>
        <Field id="note-text" label="New note" error={error}>
          <textarea {...tied("note-text", error)} rows={2} value={text} placeholder="Access, pitch, quirks of the instrument" onChange={(event) => { setText(event.target.value); setError(""); }} />
        </Field>
        <div className="mt-2 flex items-center justify-between">
          <span className={left < 0 ? "num hint late" : "num hint"}>{left} characters left</span>
          <button type="submit" className="btn small">Add note</button>
        </div>
      </form>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="note">
            <div className="min-w-0 flex-1">
              <p className="break-words">{note.text}</p>
              <p className="muted mt-1">{note.author}, {day(note.date)}</p>
            </div>
            <button type="button" className="icon-btn" aria-label={`Delete note: ${note.text.slice(0, 40)}`} onClick={() => drop(note)}>
              <Trash2 size={15} aria-hidden />
            </button>
          </li>
        ))}
        {notes.length === 0 && <li className="empty">No notes yet.</li>}
      </ul>
    </section>
  );
}
