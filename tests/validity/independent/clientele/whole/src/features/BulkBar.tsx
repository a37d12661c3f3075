import { Trash2 } from "lucide-react";
import { OWNERS, STATUSES, type Owner, type Status } from "../state/types";

interface Props {
  count: number;
  onStatus: (status: Status) => void;
  onOwner: (owner: Owner) => void;
  onDelete: () => void;
  onClear: () => void;
}

export function BulkBar({ count, onStatus, onOwner, onDelete, onClear }: Props) {
  const none = count === 0;
  return (
    <div className="flex h-[46px] items-center gap-[10px] px-[18px]" role="toolbar" aria-label="Selected customers">
      <span className="w-[92px] font-bold" aria-live="polite">{count} selected</span>
      <select
        className="input disabled:opacity-50"
        data-size="sm"
        aria-label="Set status"
        disabled={none}
        value=""
        onChange={(e) => onStatus(e.target.value as Status)}
      >
        <option value="" disabled>Set status</option>
        {STATUSES.map((s) => <option key={s}>{s}</option>)}
      </select>
      <select
        className="input disabled:opacity-50"
        data-size="sm"
        aria-label="Change owner"
        disabled={none}
        value=""
        onChange={(e) => onOwner(e.target.value as Owner)}
      >
        <option value="" disabled>Change owner</option>
        {OWNERS.map((o) => <option key={o}>{o}</option>)}
      </select>
      <button type="button" className="btn" data-size="sm" disabled={none} onClick={onDelete}>
        <Trash2 size={14} /> Delete selected
      </button>
      <button type="button" className="link underline underline-offset-2" disabled={none} onClick={onClear}>
        Clear selection
      </button>
    </div>
  );
}
