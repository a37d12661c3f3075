import { useState } from "react";
import { ChevronDown } from "lucide-react";
import { plural } from "../../lib/format";
import { store } from "../../store/store";
import { snackbar } from "../../store/snackbar";
import type { Customer } from "../../store/types";
import { Accordion } from "../../ui/Accordion";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";

export function Pianos({ customer }: { customer: Customer }) {
  const [model, setModel] = useState("");
  const [room, setRoom] = useState("");
  const [error, setError] = useState("");

  const add = () => {
    if (!model.trim()) {
      setError("Enter a make and model");
      return;
    }
    store.addPiano(customer.id, model.trim(), room.trim());
    snackbar.show(`${model.trim()} added`);
    setModel("");
    setRoom("");
  };

  return (
    <section className="card">
      <div className="card-head row">
        <h2 className="card-title">Pianos</h2>
        <span className="muted small">{plural(customer.pianos.length, "instrument")}</span>
      </div>
      {customer.pianos.map((p) => (
        <Accordion
          key={p.id}
          className="piano"
          summary={<><span className="strong grow">{p.model}</span><span className="muted small">{p.room}</span><ChevronDown size={15} className="chevron" /></>}
        >
          <p className="piano-detail">{p.detail}</p>
        </Accordion>
      ))}
      <form className="piano-form" onSubmit={(e) => { e.preventDefault(); add(); }}>
        <TextField shrink label="Make and model" placeholder="Yamaha U1" value={model} error={!!error} helperText={error} onChange={(v) => { setModel(v); setError(""); }} />
        <TextField shrink label="Room (optional)" placeholder="Foyer" value={room} onChange={setRoom} />
        <Button type="submit">Add piano</Button>
      </form>
    </section>
  );
}
