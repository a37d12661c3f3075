import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { InvoiceDialog } from "../features/InvoiceDialog";
import { INVOICE_GRID, InvoiceRow } from "../features/InvoiceRow";
import { PageHeader } from "../layout/PageHeader";
import { putBack } from "../lib/putBack";
import { amountOf, byNumber, stateOf, sum } from "../state/selectors";
import { useStore } from "../state/store";
import type { Invoice, InvoiceState } from "../state/types";
import { Confirm } from "../ui/Confirm";
import { Segmented } from "../ui/Segmented";
import { Switch } from "../ui/Switch";
import { useToast } from "../ui/toasts";

const STATES: InvoiceState[] = ["Draft", "Awaiting", "Overdue", "Paid"];
const STEP = 9;

const SORTS: Record<string, (a: Invoice, b: Invoice) => number> = {
  "Newest first": byNumber,
  "Oldest first": (a, b) => byNumber(b, a),
  "Due soonest": (a, b) => a.due.localeCompare(b.due) || byNumber(a, b),
  "Largest first": (a, b) => amountOf(b) - amountOf(a) || byNumber(a, b),
  "Smallest first": (a, b) => amountOf(a) - amountOf(b) || byNumber(a, b),
};

export function InvoicesPage() {
  const { state, dispatch, cash } = useStore();
  const toast = useToast();
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState("Newest first");
  const [grouped, setGrouped] = useState(false);
  const [limit, setLimit] = useState(STEP);
  const [open, setOpen] = useState<string[]>([]);
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<string | null>(null);
  const wanted = params.get("state");
  const filter = STATES.find((s) => s === wanted) ?? "All";

  const text = query.trim().toLowerCase();
  const base = state.invoices.filter(
    (i) => !text || [i.number, i.customerName, ...i.lines.map((l) => l.work)].some((t) => t.toLowerCase().includes(text)),
  );
  const rows = base.filter((i) => filter === "All" || stateOf(i) === filter).sort(SORTS[sort]);
  const ordered = grouped
    ? [...rows].sort((a, b) => a.customerName.localeCompare(b.customerName) || SORTS[sort](a, b))
    : rows;
  const shown = ordered.slice(0, limit);
  const more = Math.min(STEP, rows.length - shown.length);

  const setFilter = (value: InvoiceState | "All") => {
    setParams(value === "All" ? {} : { state: value });
    setLimit(STEP);
  };

  const remove = (number: string) => {
    const before = state.invoices;
    dispatch({ type: "invoice/delete", number });
    toast(`${number} deleted`, () =>
      dispatch({
        type: "apply",
        change: (s) => ({ ...s, invoices: putBack(before, s.invoices, (i) => i.number, [number]) }),
      }),
    );
  };

  return (
    <>
      <PageHeader eyebrow="Accounts" title="Invoices">
        <button type="button" className="btn" data-variant="primary" onClick={() => setAdding(true)}>
          <Plus size={16} /> New invoice
        </button>
      </PageHeader>
      <div className="mb-[14px] flex items-center gap-[10px]">
        <Segmented
          label="State"
          value={filter}
          onChange={setFilter}
          options={[
            { value: "All", label: "All", count: base.length },
            ...STATES.map((s) => ({ value: s, label: s, count: base.filter((i) => stateOf(i) === s).length })),
          ]}
        />
        <label className="relative flex-1">
          <span className="sr-only">Search invoices</span>
          <Search size={16} className="soft absolute left-3 top-[11px]" />
          <input
            type="search"
            className="input !pl-[34px]"
            placeholder="Search number, customer or work"
            value={query}
            onChange={(e) => {
              setQuery(e.target.value);
              setLimit(STEP);
            }}
          />
        </label>
        <select className="input !w-[160px]" aria-label="Sort" value={sort} onChange={(e) => setSort(e.target.value)}>
          {Object.keys(SORTS).map((s) => <option key={s}>{s}</option>)}
        </select>
        <span id="group-label" className="small font-bold">Group by customer</span>
        <Switch checked={grouped} onChange={setGrouped} labelledBy="group-label" />
      </div>
      <section className="card overflow-hidden" role="table" aria-label="Invoices">
        <div role="row" className={`${INVOICE_GRID} soft small rule h-[36px] border-b bg-[var(--head)] font-bold`}>
          <span role="columnheader" aria-label="Details" />
          {["Number", "Customer", "Issued", "Due", "State"].map((h) => (
            <span key={h} role="columnheader" className="pl-[19px]">{h}</span>
          ))}
          <span role="columnheader" className="text-right">Amount</span>
          <span role="columnheader" aria-label="Actions" />
        </div>
        {shown.map((invoice, index) => {
          const heading = grouped && invoice.customerName !== shown[index - 1]?.customerName;
          const group = rows.filter((i) => i.customerName === invoice.customerName);
          return (
            <div key={invoice.number}>
              {heading && (
                <p className="rule flex justify-between border-b bg-[var(--head)] px-[18px] py-2 font-bold">
                  <span>{invoice.customerName} <span className="soft small font-normal">{group.length}</span></span>
                  <span>{cash(sum(group))}</span>
                </p>
              )}
              <InvoiceRow
                invoice={invoice}
                open={open.includes(invoice.number)}
                onToggle={() =>
                  setOpen(open.includes(invoice.number) ? open.filter((n) => n !== invoice.number) : [...open, invoice.number])
                }
                onDelete={() => setDeleting(invoice.number)}
              />
            </div>
          );
        })}
        {rows.length === 0 && (
          <div className="rule border-b px-5 py-14 text-center">
            <p className="serif text-[20px] font-bold">No invoices found</p>
            <p className="soft mt-1">Try another word or another state.</p>
            <button
              type="button"
              className="btn mt-4"
              onClick={() => {
                setQuery("");
                setFilter("All");
              }}
            >
              Clear filters
            </button>
          </div>
        )}
        <footer className="grid h-[50px] grid-cols-3 items-center px-[18px]">
          <p className="soft small" aria-live="polite">Showing {shown.length} of {rows.length}</p>
          <div className="flex justify-center">
            {more > 0 && (
              <button type="button" className="btn" data-size="sm" onClick={() => setLimit(limit + STEP)}>Show {more} more</button>
            )}
          </div>
          <p className="text-right">
            Total of {rows.length} {rows.length === 1 ? "invoice" : "invoices"} <b className="ml-2">{cash(sum(rows))}</b>
          </p>
        </footer>
      </section>
      {adding && (
        <InvoiceDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            setQuery("");
            setFilter("All");
          }}
        />
      )}
      {deleting && (
        <Confirm
          title={`Delete ${deleting}?`}
          text="The draft is thrown away. It was never sent."
          action="Delete draft"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
