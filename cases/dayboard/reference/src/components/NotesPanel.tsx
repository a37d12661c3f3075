import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import type { Task } from "../data/types";
import { useStore } from "../state/Store";
import { useToast } from "../state/Toasts";

export function NotesPanel({ task }: { task: Task }) {
  const { patchTask } = useStore();
  const toast = useToast();
  const [draft, setDraft] = useState<string | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const close = () => {
    setDraft(null);
    requestAnimationFrame(() => trigger.current?.focus());
  };

  const save = () => {
    if (draft === null) return;
    patchTask(task.id, { notes: draft.trim() }, "Notes edited");
    toast("Notes saved");
    close();
  };

  return (
    <section className="panel" aria-label="Notes">
      <div className="flex items-center gap-3">
        <h2 className="flex-1">Notes</h2>
        {draft === null && (
          <button ref={trigger} type="button" className="btn btn-small" onClick={() => setDraft(task.notes)}>
            <Pencil size={14} aria-hidden="true" /> Edit notes
          </button>
        )}
      </div>
      {draft === null ? (
        <p className="notes">{task.notes || <span className="hint">No notes yet.</span>}</p>
      ) : (
        <div className="mt-2">
          <textarea
            value={draft} rows={5} maxLength={600} autoFocus aria-label="Notes" onChange={(e) => setDraft(e.target.value)}
            onKeyDown={(e) => e.key === "Escape" && close()}
          />
          <div className="mt-2 flex items-center gap-2">
            <button type="button" className="btn btn-green" onClick={save}>Save notes</button>
            <button type="button" className="btn" onClick={close}>Cancel</button>
            <span className="hint ml-auto">{draft.length} of 600</span>
          </div>
        </div>
      )}
    </section>
  );
}
