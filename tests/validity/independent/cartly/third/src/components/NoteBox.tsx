import { useState } from "react";
import { color, ui } from "../theme";
import { Icon } from "./Icon";

interface Props {
  note: string;
  addLabel: string;
  onSave: (note: string) => void;
  onDelete?: () => void;
}

export function NoteBox({ note, addLabel, onSave, onDelete }: Props) {
  const [draft, setDraft] = useState<string | null>(null);

  if (draft !== null)
    return (
      <div>
        <textarea
          autoFocus
          aria-label="Note"
          rows={2}
          value={draft}
          onChange={(e) => setDraft(e.target.value)}
          style={{ ...ui.field, height: "auto", padding: 8, resize: "vertical", display: "block" }}
        />
        <div style={{ display: "flex", gap: 8, marginTop: 8 }}>
          <button
            type="button"
            disabled={!draft.trim()}
            style={{ ...ui.primary, ...ui.small, opacity: draft.trim() ? 1 : 0.5 }}
            onClick={() => {
              onSave(draft.trim());
              setDraft(null);
            }}
          >
            Save
          </button>
          <button type="button" style={{ ...ui.outline, ...ui.small }} onClick={() => setDraft(null)}>Cancel</button>
        </div>
      </div>
    );

  if (!note)
    return (
      <div style={{ display: "flex", alignItems: "center", gap: 5 }}>
        <span style={{ color: color.blue, fontSize: 17, lineHeight: 1 }}>+</span>
        <button type="button" style={ui.link} onClick={() => setDraft("")}>{addLabel}</button>
      </div>
    );

  return (
    <div style={{ display: "flex", alignItems: "center", borderLeft: `3px solid ${color.ochre}`, paddingLeft: 10, minHeight: 34 }}>
      <span style={{ flex: 1 }}>{note}</span>
      <button type="button" title="Edit note" style={ui.iconButton} onClick={() => setDraft(note)}><Icon name="pencil" size={16} /></button>
      <button type="button" title="Delete note" style={{ ...ui.iconButton, marginLeft: 8 }} onClick={onDelete}><Icon name="bin" size={16} /></button>
    </div>
  );
}
