import { ChevronDown, ChevronRight, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { daysBetween, longDate, TODAY } from "../lib/dates";
import { amountOf, stateOf } from "../state/selectors";
import { useStore } from "../state/store";
import type { Invoice } from "../state/types";
import { Badge } from "../ui/Badge";
import { useToast } from "../ui/toasts";

interface Props {
  invoice: Invoice;
  open: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

export const INVOICE_GRID = "grid grid-cols-[49px_117px_268px_151px_150px_138px_95px_1fr] items-center";

export function InvoiceRow({ invoice, open, onToggle, onDelete }: Props) {
  const { state, dispatch, cash } = useStore();
  const toast = useToast();
  const { compact, footer } = state.settings;
  const status = stateOf(invoice);
  const known = state.customers.some((c) => c.id === invoice.customerId);
  const late = daysBetween(invoice.due, TODAY);
  const Chevron = open ? ChevronDown : ChevronRight;
  const details = `${invoice.number}-details`;

  const set = (next: Invoice["state"], words: string) => {
    dispatch({ type: "invoice/state", number: invoice.number, state: next });
    toast(`${invoice.number} ${words}`);
  };
  const action =
    status === "Draft" ? (
      <button type="button" className="btn w-[88px]" data-size="sm" onClick={() => set("Awaiting", `sent to ${invoice.customerName}`)}>Send</button>
    ) : status === "Paid" ? (
      <button type="button" className="btn w-[88px]" data-size="sm" onClick={() => set("Awaiting", "reopened")}>Reopen</button>
    ) : (
      <button type="button" className="btn w-[88px]" data-size="sm" onClick={() => set("Paid", "marked as paid")}>Mark paid</button>
    );

  return (
    <div role="rowgroup" className="rule border-b" data-state={open ? "open" : "closed"}>
      <div role="row" className={`${INVOICE_GRID} ${compact ? "h-[40px]" : "h-[57px]"}`}>
        <span role="cell" className="flex justify-center pl-4">
          <button
            type="button"
            className="icon-btn"
            aria-expanded={open}
            aria-controls={details}
            aria-label={`Details of ${invoice.number}`}
            onClick={onToggle}
          >
            <Chevron size={16} />
          </button>
        </span>
        <b role="cell" className="pl-[19px]">{invoice.number}</b>
        <span role="cell" className="truncate pl-[19px] pr-2 font-bold">
          {known ? (
            <Link to={`/customers/${invoice.customerId}`} className="hover:underline">{invoice.customerName}</Link>
          ) : (
            invoice.customerName
          )}
        </span>
        <span role="cell" className="pl-[19px]">{longDate(invoice.issued)}</span>
        <span role="cell" className="pl-[19px] leading-5">
          {longDate(invoice.due)}
          {status === "Overdue" && (
            <span className={`small text-[var(--red)] ${compact ? "ml-2" : "block"}`}>{late} {late === 1 ? "day" : "days"} late</span>
          )}
        </span>
        <span role="cell" className="pl-[19px]"><Badge value={status} /></span>
        <b role="cell" className="text-right">{cash(amountOf(invoice))}</b>
        <span role="cell" className="flex items-center gap-2 pl-[19px]">
          {action}
          {status === "Draft" && (
            <button type="button" className="icon-btn" aria-label={`Delete ${invoice.number}`} onClick={onDelete}>
              <Trash2 size={16} />
            </button>
          )}
        </span>
      </div>
      <div id={details} hidden={!open} className="bg-[var(--head)] px-[68px] py-3">
        {invoice.lines.map((line) => (
          <p key={line.work} className="rule flex max-w-[620px] justify-between border-b py-1">
            <span>{line.work}</span>
            <span>{cash(line.amount)}</span>
          </p>
        ))}
        <p className="flex max-w-[620px] justify-between py-1 font-bold">
          <span>Total</span>
          <span>{cash(amountOf(invoice))}</span>
        </p>
        {invoice.paidOn && <p className="small">Paid on {longDate(invoice.paidOn)}</p>}
        <p className="soft small mt-1 whitespace-pre-line">{footer}</p>
      </div>
    </div>
  );
}
