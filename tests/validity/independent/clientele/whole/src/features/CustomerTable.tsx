import { ArrowDown, ArrowUp, ArrowUpDown, Pencil, Pin, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { longDate } from "../lib/dates";
import { useStore } from "../state/store";
import type { Customer } from "../state/types";
import { Badge } from "../ui/Badge";
import { Checkbox } from "../ui/Checkbox";

export type SortKey = "name" | "status" | "owner" | "town" | "pianos" | "lastVisit" | "balance";

export interface CustomerRow extends Customer {
  balance: number;
}

const COLUMNS: { key: SortKey; label: string; right?: boolean; width: string }[] = [
  { key: "name", label: "Customer", width: "262px" },
  { key: "status", label: "Status", width: "108px" },
  { key: "owner", label: "Owner", width: "140px" },
  { key: "town", label: "Town", width: "135px" },
  { key: "pianos", label: "Pianos", width: "88px", right: true },
  { key: "lastVisit", label: "Last visit", width: "142px" },
  { key: "balance", label: "Balance", width: "102px", right: true },
];

interface Props {
  rows: CustomerRow[];
  selected: string[];
  sort: { key: SortKey; down: boolean };
  onSort: (key: SortKey) => void;
  onSelect: (id: string) => void;
  onSelectAll: () => void;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

export function CustomerTable({ rows, selected, sort, onSort, onSelect, onSelectAll, onEdit, onDelete }: Props) {
  const { state, dispatch, cash } = useStore();
  const { compact } = state.settings;
  const chosen = rows.filter((r) => selected.includes(r.id)).length;
  const all = rows.length > 0 && chosen === rows.length;

  return (
    <table className="w-full table-fixed text-left" data-density={compact ? "compact" : "normal"}>
      <thead>
        <tr className="rule h-[37px] border-y bg-[var(--head)]">
          <th className="w-[44px] pl-[18px]">
            <Checkbox
              checked={all ? true : chosen > 0 ? "indeterminate" : false}
              label="Select every customer on this page"
              onChange={onSelectAll}
            />
          </th>
          {COLUMNS.map(({ key, label, right, width }) => {
            const active = sort.key === key;
            const Arrow = active ? (sort.down ? ArrowDown : ArrowUp) : ArrowUpDown;
            return (
              <th
                key={key}
                style={{ width }}
                aria-sort={active ? (sort.down ? "descending" : "ascending") : "none"}
                className={`px-[10px] ${right ? "text-right" : ""}`}
              >
                <button
                  type="button"
                  className={`small inline-flex items-center gap-[6px] font-bold ${active ? "" : "soft"}`}
                  onClick={() => onSort(key)}
                >
                  {label} <Arrow size={13} className={active ? "" : "opacity-50"} />
                </button>
              </th>
            );
          })}
          <th><span className="sr-only">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const pinned = state.pinned.includes(row.id);
          const picked = selected.includes(row.id);
          return (
            <tr
              key={row.id}
              data-state={picked ? "selected" : undefined}
              className={`rule border-b last:border-b-0 ${compact ? "h-[38px]" : "h-[57px]"} ${picked ? "bg-[var(--gold-soft)]" : ""}`}
            >
              <td className="pl-[18px]">
                <Checkbox checked={picked} label={`Select ${row.name}`} onChange={() => onSelect(row.id)} />
              </td>
              <td className="px-[10px] leading-5">
                <Link to={`/customers/${row.id}`} className="block truncate font-bold hover:underline">{row.name}</Link>
                {!compact && <span className="soft small block truncate">{row.contact}</span>}
              </td>
              <td className="px-[10px]"><Badge value={row.status} /></td>
              <td className="truncate px-[10px]">{row.owner}</td>
              <td className="truncate px-[10px]">{row.town}</td>
              <td className="px-[10px] text-right">{row.pianos.length}</td>
              <td className="px-[10px]">{longDate(row.lastVisit)}</td>
              <td className={`px-[10px] text-right ${row.balance ? "font-bold" : "soft small"}`}>{cash(row.balance)}</td>
              <td>
                <span className="flex justify-end gap-[2px] pr-[14px]">
                  <button
                    type="button"
                    className="icon-btn"
                    data-state={pinned ? "on" : "off"}
                    aria-pressed={pinned}
                    aria-label={pinned ? `Unpin ${row.name}` : `Pin ${row.name}`}
                    onClick={() => dispatch({ type: "customer/pin", id: row.id })}
                  >
                    <Pin size={16} fill={pinned ? "currentColor" : "none"} />
                  </button>
                  <button type="button" className="icon-btn" aria-label={`Edit ${row.name}`} onClick={() => onEdit(row)}>
                    <Pencil size={16} />
                  </button>
                  <button type="button" className="icon-btn" aria-label={`Delete ${row.name}`} onClick={() => onDelete(row)}>
                    <Trash2 size={16} />
                  </button>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
