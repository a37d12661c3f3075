import { Trash2 } from "lucide-react";
import { OWNERS, STATUSES, type Owner, type Status } from "../data/types";

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
    <div className={none ? "bulk" : "bulk on"} role="group" aria-label="Actions for selected customers">
      <strong className="num" aria-live="polite">{count} selected</strong>
      <select className="input small" aria-label="Set status of selected" disabled={none} value="" onChange={(event) => onStatus(event.target.value as Status)}>
        <option value="" disabled>Set status</option>
        {STATUSES.map((status) => <option key={status}>{status}</option>)}
      </select>
      <select className="input small" aria-label="Give selected to an owner" disabled={none} value="" onChange={(event) => onOwner(event.target.value as Owner)}>
        <option value="" disabled>Change owner</option>
        {OWNERS.map((owner) => <option key={owner}>{owner}</option>)}
      </select>
      <button type="button" className="btn small" disabled={none} onClick={onDelete}>
        <Trash2 size={14} aria-hidden /> Delete selected
      </button>
      <button type="button" className="link-btn" disabled={none} onClick={onClear}>Clear selection</button>
    </div>
  );
}
