import { Fragment, useState } from "react";
import { Link } from "react-router-dom";
import { ChevronRight, Plus, Trash2 } from "lucide-react";
import { InvoiceDialog } from "../dialogs/InvoiceDialog";
import { PageHeader } from "../layout/PageHeader";
import { daysBetween, formatDate, money, plural, TODAY } from "../lib/format";
import { useQuery } from "../lib/useQuery";
import { store, useStore } from "../store/store";
import { invoiceState, sum } from "../store/selectors";
import { snackbar } from "../store/snackbar";
import type { Invoice, InvoiceState } from "../store/types";
import { Button, IconButton } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { ConfirmDialog } from "../ui/Dialog";
import { SearchField } from "../ui/SearchField";
import { Select } from "../ui/Select";
import { Switch } from "../ui/Switch";
import { ToggleGroup } from "../ui/ToggleGroup";

const STATES: InvoiceState[] = ["Draft", "Awaiting", "Overdue", "Paid"];
const STEP = 9;

const SORTS: Record<string, (a: Invoice, b: Invoice) => number> = {
  newest: (a, b) => b.number.localeCompare(a.number),
  oldest: (a, b) => a.number.localeCompare(b.number),
  largest: (a, b) => b.amount - a.amount,
  due: (a, b) => a.due.localeCompare(b.due),
};

const SORT_OPTIONS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "largest", label: "Largest amount" },
  { value: "due", label: "Due soonest" },
];

export function Invoices() {
  const { invoices, settings } = useStore((s) => s);
  const { params, update } = useQuery();
  const [limit, setLimit] = useState(STEP);
  const [open, setOpen] = useState<string[]>([]);
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Invoice | null>(null);

  const state = params.get("state") ?? "All";
  const q = (params.get("q") ?? "").trim().toLowerCase();
  const sort = params.get("sort") ?? "newest";
  const grouped = params.get("group") === "customer";

  const rows = invoices
    .filter((i) => state === "All" || invoiceState(i) === state)
    .filter((i) => [i.number, i.customer, i.work].some((text) => text.toLowerCase().includes(q)))
    .sort(SORTS[sort] ?? SORTS.newest);
  const visible = rows.slice(0, limit);
  const more = Math.min(STEP, rows.length - visible.length);

  const toggleRow = (number: string) => setOpen(open.includes(number) ? open.filter((n) => n !== number) : [...open, number]);
  const filter = (patch: Record<string, string | null>) => {
    setLimit(STEP);
    update(patch);
  };

  const change = (invoice: Invoice, patch: Partial<Invoice>, message: string) => {
    store.updateInvoice(invoice.number, patch);
    snackbar.show(message, () => store.updateInvoice(invoice.number, { status: invoice.status, paidOn: invoice.paidOn }));
  };

  const remove = (invoice: Invoice) => {
    const before = store.getState().invoices;
    store.removeInvoice(invoice.number);
    snackbar.show(`${invoice.number} deleted`, () => store.set({ invoices: before }));
  };

  const action = (invoice: Invoice) => {
    if (invoice.status === "Draft") {
      return <Button size="small" className="row-action" onClick={() => change(invoice, { status: "Sent" }, `${invoice.number} sent to ${invoice.customer}`)}>Send</Button>;
    }
    if (invoice.status === "Paid") {
      return <Button size="small" className="row-action" onClick={() => change(invoice, { status: "Sent", paidOn: undefined }, `${invoice.number} reopened`)}>Reopen</Button>;
    }
    return <Button size="small" className="row-action" onClick={() => change(invoice, { status: "Paid", paidOn: TODAY }, `${invoice.number} marked as paid`)}>Mark paid</Button>;
  };

  return (
    <>
      <PageHeader
        eyebrow="Accounts"
        title="Invoices"
        actions={<Button variant="contained" onClick={() => setAdding(true)}><Plus size={16} />New invoice</Button>}
      />
      <div className="filters">
        <ToggleGroup
          label="State"
          value={state}
          onChange={(value) => filter({ state: value === "All" ? null : value })}
          items={[
            { value: "All", label: "All", count: invoices.length },
            ...STATES.map((s) => ({ value: s, label: s, count: invoices.filter((i) => invoiceState(i) === s).length })),
          ]}
        />
        <SearchField value={params.get("q") ?? ""} placeholder="Search number, customer or work" onChange={(value) => filter({ q: value })} />
        <Select hideLabel label="Sort" width={160} value={sort} options={SORT_OPTIONS} onChange={(value) => filter({ sort: value === "newest" ? null : value })} />
        <span className="group-switch">
          <span className="strong small">Group by customer</span>
          <Switch label="Group by customer" checked={grouped} onChange={(on) => update({ group: on ? "customer" : null })} />
        </span>
      </div>

      <section className="card">
        <table className="table">
          <thead>
            <tr>
              <th className="cell-check" aria-label="Expand" />
              <th>Number</th><th>Customer</th><th>Issued</th><th>Due</th><th>State</th><th className="right">Amount</th><th aria-label="Actions" />
            </tr>
          </thead>
          <tbody>
            {visible.map((i) => {
              const label = invoiceState(i);
              const expanded = open.includes(i.number);
              return (
                <Fragment key={i.number}>
                  <tr>
                    <td className="cell-check">
                      <IconButton title={expanded ? "Hide lines" : "Show lines"} aria-expanded={expanded} onClick={() => toggleRow(i.number)}>
                        <ChevronRight size={16} className={expanded ? "turned" : ""} />
                      </IconButton>
                    </td>
                    <td className="strong">{i.number}</td>
                    <td><Link to={`/customers/${i.customerId}`} className="name-link">{i.customer}</Link></td>
                    <td>{formatDate(i.issued)}</td>
                    <td>
                      {formatDate(i.due)}
                      {label === "Overdue" && <span className="late">{plural(daysBetween(i.due, TODAY), "day")} late</span>}
                    </td>
                    <td><Chip label={label} /></td>
                    <td className="right strong">{money(i.amount, settings.currency)}</td>
                    <td className="cell-actions cell-invoice">
                      {action(i)}
                      <span className="bin-slot">
                        {i.status === "Draft" && <IconButton title="Delete draft" onClick={() => setDeleting(i)}><Trash2 size={15} /></IconButton>}
                      </span>
                    </td>
                  </tr>
                  {expanded && (
                    <tr className="lines">
                      <td />
                      <td colSpan={5}>
                        <p>{i.work}</p>
                        <p className="muted small">{settings.footer}</p>
                        {i.paidOn && <p className="muted small">Paid on {formatDate(i.paidOn)}</p>}
                      </td>
                      <td className="right">{money(i.amount, settings.currency)}</td>
                      <td />
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
        {rows.length === 0 && (
          <div className="empty">
            <p className="strong">No invoices here</p>
            <p className="muted small">Nothing matches this state and search.</p>
          </div>
        )}
        <div className="table-foot">
          <span className="muted small">Showing {visible.length} of {rows.length}</span>
          {more > 0 && <Button size="small" onClick={() => setLimit(limit + STEP)}>Show {more} more</Button>}
          <span>Total of {plural(invoices.length, "invoice")}<b className="total">{money(sum(invoices), settings.currency)}</b></span>
        </div>
      </section>

      {adding && <InvoiceDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={deleting !== null}
        title={`Delete ${deleting?.number ?? "draft"}?`}
        text="The draft has not been sent to anyone."
        action="Delete draft"
        onConfirm={() => deleting && remove(deleting)}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
