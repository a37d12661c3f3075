import { ChevronRight, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { Invoice } from "../data/types";
import { useBook } from "../state/book";
import { day, daysLate, money, plural, stateOf, total } from "../state/figures";
import { Pill } from "./Fields";

interface Props {
  invoice: Invoice;
  customer: string;
  open: boolean;
  onToggle: () => void;
  onAct: () => void;
  onDelete: () => void;
}

const ACTION = { Draft: "Send", Awaiting: "Mark paid", Overdue: "Mark paid", Paid: "Reopen" };

export function InvoiceRow({ invoice, customer, open, onToggle, onAct, onDelete }: Props) {
  const { prefs } = useBook();
  const state = stateOf(invoice);
  return (
    <>
      <tr>
        <td>
          <button type="button" className="icon-btn" aria-label={`Lines of ${invoice.id}`} aria-expanded={open} aria-controls={`lines-${invoice.id}`} onClick={onToggle}>
            <ChevronRight size={16} aria-hidden className={open ? "quarter on" : "quarter"} />
          </button>
        </td>
        <td className="num font-bold">{invoice.id}</td>
        <td><Link to={`/customers/${invoice.customerId}`} className="name-link">{customer}</Link></td>
        <td className="num">{day(invoice.issued)}</td>
        <td className="num">
          {day(invoice.due)}
          {state === "Overdue" && <span className="late-note">{plural(daysLate(invoice.due), "day")} late</span>}
        </td>
        <td><Pill text={state} /></td>
        <td className="num text-right font-bold">{money(total(invoice), prefs.symbol)}</td>
        <td className="actions">
          <button type="button" className="btn small" aria-label={`${ACTION[state]} ${invoice.id}`} onClick={onAct}>{ACTION[state]}</button>
          {invoice.draft ? (
            <button type="button" className="icon-btn" aria-label={`Delete draft ${invoice.id}`} onClick={onDelete}><Trash2 size={16} aria-hidden /></button>
          ) : (
            <span className="icon-gap" />
          )}
        </td>
      </tr>
      {open && (
        <tr id={`lines-${invoice.id}`} className="lines">
          <td />
          <td colSpan={7}>
            {invoice.lines.map((line) => (
              <div key={line.label} className="line">
                <span>{line.label}</span>
                <span className="num">{money(line.amount, prefs.symbol)}</span>
              </div>
            ))}
            {invoice.paidOn && <p className="muted mt-2">Paid on {day(invoice.paidOn)}</p>}
            {prefs.footer && <p className="muted mt-2 italic">{prefs.footer}</p>}
          </td>
        </tr>
      )}
    </>
  );
}
