import { useState } from "react";
import { Trash2 } from "lucide-react";
import { formatDate, plural } from "../../lib/format";
import { store } from "../../store/store";
import type { Customer } from "../../store/types";
import { Button, IconButton } from "../../ui/Button";
import { TextField } from "../../ui/TextField";

const LIMIT = 240;

export function Notes({ customer }: { customer: Customer }) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");

  const add = () => {
    if (!text.trim()) {
      setError("Write the note first");
      return;
    }
    store.addNote(customer.id, text.trim());
    setText("");
  };

  return (
    <section className="card">
      <div className="card-head row-plain">
        <h2 className="card-title">Notes</h2>
        <span className="muted small">{plural(customer.notes.length, "note")}</span>
      </div>
      <div className="note-form">
        <TextField
          shrink multiline rows={2} label="New note" placeholder="Access, pitch, quirks of the instrument" maxLength={LIMIT}
          value={text} error={!!error} helperText={error} onChange={(v) => { setText(v); setError(""); }}
        />
        <div className="note-foot">
          <span className="muted small">{LIMIT - text.length} characters left</span>
          <Button size="small" onClick={add}>Add note</Button>
        </div>
      </div>
      {customer.notes.map((n) => (
        <div key={n.id} className="note">
          <div>
            <p>{n.text}</p>
            <p className="muted small">{n.by}, {formatDate(n.date)}</p>
          </div>
          <IconButton title="Delete note"><Trash2 size={15} /></IconButton>
        </div>
      ))}
    </section>
  );
}
