import { useState } from "react";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../ui/Button";
import { Field } from "../ui/Field";

interface Props {
  text: string;
  about: string;
  addLabel: string;
  fieldLabel: string;
  onSave: (text: string) => void;
  onDelete: () => void;
}

export function Note({ text, about, addLabel, fieldLabel, onSave, onDelete }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState("");

  const start = () => {
    setDraft(text);
    setError("");
  };
  const save = () => {
    if (!draft?.trim()) return setError("Write something first, or cancel.");
    onSave(draft.trim());
    setDraft(null);
  };

  if (draft !== null)
    return (
      <div className="Note-edit">
        <Field label={fieldLabel} value={draft} onChange={setDraft} error={error} autoFocus maxLength={120} onEnter={save} />
        <div className="Actions">
          <Button size="small" onClick={() => setDraft(null)}>
            Cancel
          </Button>
          <Button size="small" variant="contained" onClick={save}>
            Save
          </Button>
        </div>
      </div>
    );

  if (!text)
    return (
      <button type="button" className="AddNote" onClick={start}>
        <Plus size={14} aria-hidden /> <span className="TextLink">{addLabel}</span>
      </button>
    );

  return (
    <div className="Note">
      <span>{text}</span>
      <IconButton aria-label={`Edit ${about}`} onClick={start}>
        <Pencil size={15} />
      </IconButton>
      <IconButton aria-label={`Delete ${about}`} onClick={onDelete}>
        <Trash2 size={15} />
      </IconButton>
    </div>
  );
}
