import { Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";

interface Props {
  note: string;
  onSave: (note: string) => void;
  what: string;
  /** accessible context, e.g. the pot the note is about */
  about: string;
}

/** A short note that can be added, edited in place and deleted. Enter saves, Escape backs out. */
export default function NoteEditor({ note, onSave, what, about }: Props) {
  const [editing, setEditing] = useState(false);
  const [draft, setDraft] = useState(note);
  const [error, setError] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const start = () => {
    setDraft(note);
    setError("");
    setEditing(true);
  };
  const stop = () => {
    setEditing(false);
    window.requestAnimationFrame(() => opener.current?.focus());
  };
  const save = () => {
    if (!draft.trim()) return setError(`Write a ${what} first, or cancel.`);
    onSave(draft.trim());
    stop();
  };
  if (editing)
    return (
      <form className="note" noValidate onSubmit={(e) => { e.preventDefault(); save(); }} onKeyDown={(e) => e.key === "Escape" && stop()}>
        <input className="input input-sm" aria-label={`${what} for ${about}`} value={draft} maxLength={80} autoFocus aria-invalid={Boolean(error)} onChange={(e) => { setDraft(e.target.value); setError(""); }} />
        {error && <p className="error" role="alert">{error}</p>}
        <div className="mt-2 flex gap-2">
          <button type="submit" className="btn btn-sm">Save</button>
          <button type="button" className="btn btn-line btn-sm" onClick={stop}>Cancel</button>
        </div>
      </form>
    );
  if (!note)
    return (
      <button ref={opener} type="button" className="text-btn" onClick={start} aria-label={`Add a ${what} for ${about}`}>
        <Plus size={14} aria-hidden /> Add a {what}
      </button>
    );
  return (
    <div className="note flex items-center gap-2">
      <p className="grow">{note}</p>
      <button ref={opener} type="button" className="icon-btn" aria-label={`Edit ${what} for ${about}`} onClick={start}><Pencil size={14} aria-hidden /></button>
      <button type="button" className="icon-btn" aria-label={`Delete ${what} for ${about}`} onClick={() => onSave("")}><Trash2 size={14} aria-hidden /></button>
    </div>
  );
}
