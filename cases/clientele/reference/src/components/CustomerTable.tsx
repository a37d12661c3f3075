import { ArrowDown, ArrowUp, ArrowUpDown, Pencil, Pin, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Customer } from "../data/types";
import { useBook } from "../state/book";
import { balanceOf, day, money } from "../state/figures";
import { Pill } from "./Fields";

export type SortKey = "name" | "status" | "owner" | "town" | "pianos" | "lastVisit" | "balance";

const COLUMNS: { key: SortKey; label: string; right?: boolean }[] = [
  { key: "name", label: "Customer" },
  { key: "status", label: "Status" },
  { key: "owner", label: "Owner" },
  { key: "town", label: "Town" },
  { key: "pianos", label: "Pianos", right: true },
  { key: "lastVisit", label: "Last visit" },
  { key: "balance", label: "Balance", right: true },
];

interface Props {
  rows: Customer[];
  sort: { key: SortKey; up: boolean };
  onSort: (key: SortKey) => void;
  chosen: string[];
  onChoose: (ids: string[]) => void;
  pianosOf: (id: string) => number;
  onPin: (id: string) => void;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

export function CustomerTable({ rows, sort, onSort, chosen, onChoose, pianosOf, onPin, onEdit, onDelete }: Props) {
  const { book, prefs } = useBook();
  const allBox = useRef<HTMLInputElement>(null);
  const ids = rows.map((row) => row.id);
  const chosenHere = ids.filter((id) => chosen.includes(id)).length;
  const all = ids.length > 0 && chosenHere === ids.length;

  useEffect(() => {
    if (allBox.current) allBox.current.indeterminate = chosenHere > 0 && !all;
  }, [chosenHere, all]);

  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const toggleAll = () => onChoose(all ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])]);

  return (
    <table className={prefs.compact ? "table compact" : "table"}>
      <thead>
        <tr>
          <th className="w-10">
            <input ref={allBox} type="checkbox" className="check" aria-label="Select all on this page" checked={all} disabled={ids.length === 0} onChange={toggleAll} />
          </th>
          {COLUMNS.map(({ key, label, right }) => {
            const active = sort.key === key;
            const Arrow = active ? (sort.up ? ArrowUp : ArrowDown) : ArrowUpDown;
            return (
              <th key={key} className={right ? "text-right" : ""} aria-sort={active ? (sort.up ? "ascending" : "descending") : "none"}>
                <button type="button" className={active ? "sort on" : "sort"} onClick={() => onSort(key)}>
                  {label} <Arrow size={13} aria-hidden />
                </button>
              </th>
            );
          })}
          <th><span className="sr-only">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const owed = balanceOf(row.id, book.invoices);
          return (
            <tr key={row.id} className={chosen.includes(row.id) ? "chosen" : ""}>
              <td><input type="checkbox" className="check" aria-label={`Select ${row.name}`} checked={chosen.includes(row.id)} onChange={() => toggle(row.id)} /></td>
              <td>
                <Link to={`/customers/${row.id}`} className="name-link">{row.name}</Link>
                {!prefs.compact && <div className="muted">{row.contact}</div>}
              </td>
              <td><Pill text={row.status} /></td>
              <td>{row.owner}</td>
              <td>{row.town || "–"}</td>
              <td className="num text-right">{pianosOf(row.id)}</td>
              <td className="num">{day(row.lastVisit)}</td>
              <td className={owed ? "num text-right font-bold" : "num muted text-right"}>{money(owed, prefs.symbol)}</td>
              <td className="actions">
                <button type="button" className="icon-btn" aria-label={`Pin ${row.name}`} aria-pressed={row.pinned} onClick={() => onPin(row.id)}>
                  <Pin size={16} aria-hidden />
                </button>
                <button type="button" className="icon-btn" aria-label={`Edit ${row.name}`} onClick={() => onEdit(row)}>
                  <Pencil size={16} aria-hidden />
                </button>
                <button type="button" className="icon-btn" aria-label={`Delete ${row.name}`} onClick={() => onDelete(row)}>
                  <Trash2 size={16} aria-hidden />
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
