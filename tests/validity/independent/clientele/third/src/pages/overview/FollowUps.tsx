import { useState } from "react";
import type { RefObject } from "react";
import { Trash2 } from "lucide-react";
import { store, useStore } from "../../store/store";
import { snackbar } from "../../store/snackbar";
import { Button, IconButton } from "../../ui/Button";

export function FollowUps({ inputRef }: { inputRef: RefObject<HTMLInputElement> }) {
  const followUps = useStore((s) => s.followUps);
  const [hideDone, setHideDone] = useState(false);
  const [text, setText] = useState("");
  const [error, setError] = useState("");

  const done = followUps.filter((f) => f.done).length;
  const visible = hideDone ? followUps.filter((f) => !f.done) : followUps;

  const add = () => {
    if (!text.trim()) {
      setError("Write what needs doing first");
      return;
    }
    store.addFollowUp(text.trim());
    setText("");
    setError("");
  };

  const remove = (id: string) => {
    const before = store.getState().followUps;
    store.removeFollowUp(id);
    snackbar.show("Follow-up removed", () => store.set({ followUps: before }));
  };

  return (
    <section className="card">
      <div className="card-head">
        <div>
          <h2 className="card-title">Follow-ups</h2>
          <p className="muted small">{done} of {followUps.length} done</p>
        </div>
        <Button size="small" onClick={() => setHideDone(!hideDone)}>{hideDone ? "Show done" : "Hide done"}</Button>
      </div>
      {visible.length === 0 && <p className="empty">Nothing left to chase.</p>}
      {visible.map((f) => (
        <div key={f.id} className="follow-row">
          <label className="follow-label">
            <input type="checkbox" className="check" checked={f.done} onChange={() => store.toggleFollowUp(f.id)} />
            <span className={f.done ? "struck" : ""}>{f.text}</span>
          </label>
          <span className={`small ${f.due === "Today" && !f.done ? "due-today" : "muted"}`}>{f.due}</span>
          <IconButton title="Delete follow-up" onClick={() => remove(f.id)}><Trash2 size={15} /></IconButton>
        </div>
      ))}
      <form className="follow-form" onSubmit={(e) => { e.preventDefault(); add(); }}>
        <div className="grow">
          <input
            ref={inputRef} className={`input ${error ? "input-error" : ""}`} aria-label="Add a follow-up for today" placeholder="Add a follow-up for today"
            value={text} onChange={(e) => { setText(e.target.value); setError(""); }}
          />
          {error && <p className="helper helper-error">{error}</p>}
        </div>
        <Button type="submit">Add</Button>
      </form>
    </section>
  );
}
