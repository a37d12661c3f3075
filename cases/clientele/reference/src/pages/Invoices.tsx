import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { InvoiceDialog } from "../components/InvoiceDialog";
import { InvoiceRow } from "../components/InvoiceRow";
import { Segmented, Switch } from "../components/Fields";
import { Confirm } from "../components/Modal";
import { PageHead } from "../components/PageHead";
import { TODAY, type Invoice } from "../data/types";
import { useBook } from "../state/book";
import { money, plural, stateOf, sum, total } from "../state/figures";
import { useToast } from "../state/toasts";

const TABS = ["All", "Draft", "Awaiting", "Overdue", "Paid"] as const;
type Tab = (typeof TABS)[number];

const SORTS = {
  "Newest first": (a: Invoice, b: Invoice) => b.issued.localeCompare(a.issued) || b.id.localeCompare(a.id),
  "Oldest first": (a: Invoice, b: Invoice) => a.issued.localeCompare(b.issued) || a.id.localeCompare(b.id),
  "Largest amount": (a: Invoice, b: Invoice) => total(b) - total(a),
  "Due soonest": (a: Invoice, b: Invoice) => a.due.localeCompare(b.due),
};
type Sort = keyof typeof SORTS;
const STEP = 9;

export default function Invoices() {
  const { book, prefs, insert, patch, remove } = useBook();
  const say = useToast();
  const [tab, setTab] = useState<Tab>("All");
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<Sort>("Newest first");
  const [grouped, setGrouped] = useState(false);
  const [limit, setLimit] = useState(STEP);
  const [open, setOpen] = useState<string[]>([]);
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<Invoice | null>(null);
  const cash = (amount: number) => money(amount, prefs.symbol);
  const nameOf = (id: string) => book.customers.find((customer) => customer.id === id)?.name ?? "Former customer";

  const words = query.trim().toLowerCase();
  const searched = book.invoices.filter(
    (invoice) => !words || `${invoice.id} ${nameOf(invoice.customerId)} ${invoice.lines.map((line) => line.label).join(" ")}`.toLowerCase().includes(words),
  );
  const inTab = (invoice: Invoice, name: Tab) => name === "All" || stateOf(invoice) === name;
  const counts = Object.fromEntries(TABS.map((name) => [name, searched.filter((invoice) => inTab(invoice, name)).length])) as Record<Tab, number>;
  const found = searched.filter((invoice) => inTab(invoice, tab)).sort(SORTS[sort]);
  const shown = grouped ? found : found.slice(0, limit);
  const groups = grouped
    ? [...new Set(shown.map((invoice) => nameOf(invoice.customerId)))].sort((a, b) => a.localeCompare(b)).map((name) => ({ name, list: shown.filter((invoice) => nameOf(invoice.customerId) === name) }))
    : [{ name: "", list: shown }];

  function act(invoice: Invoice) {
    if (invoice.draft) {
      patch("invoices", [invoice.id], { draft: false });
      say(`${invoice.id} sent to ${nameOf(invoice.customerId)}`, { undo: () => patch("invoices", [invoice.id], { draft: true }) });
    } else if (invoice.paidOn) {
      patch("invoices", [invoice.id], { paidOn: "" });
      say(`${invoice.id} reopened`);
    } else {
      patch("invoices", [invoice.id], { paidOn: TODAY });
      say(`${invoice.id} marked as paid`, { undo: () => patch("invoices", [invoice.id], { paidOn: "" }) });
    }
  }

  function drop(invoice: Invoice) {
    const at = book.invoices.indexOf(invoice);
    remove("invoices", [invoice.id]);
    say(`Draft ${invoice.id} deleted`, { undo: () => insert("invoices", [invoice], at) });
  }

  return (
    <>
      <PageHead eyebrow="Accounts" title="Invoices">
        <button type="button" className="btn primary" onClick={() => setAdding(true)}><Plus size={16} aria-hidden /> New invoice</button>
      </PageHead>

      <div className="toolbar">
        <Segmented label="Invoice state" options={TABS} value={tab} counts={counts} onChange={(value) => { setTab(value); setLimit(STEP); }} />
        <div className="search">
          <Search size={16} aria-hidden />
          <input type="search" className="input" aria-label="Search invoices" placeholder="Search number, customer or work" value={query} onChange={(event) => { setQuery(event.target.value); setLimit(STEP); }} />
        </div>
        <select className="input w-40" aria-label="Sort invoices" value={sort} onChange={(event) => setSort(event.target.value as Sort)}>
          {(Object.keys(SORTS) as Sort[]).map((name) => <option key={name}>{name}</option>)}
        </select>
        <div className="group-switch"><Switch id="group-invoices" label="Group by customer" on={grouped} onChange={setGrouped} /></div>
      </div>

      <section className="card overflow-hidden">
        <table className={prefs.compact ? "table compact" : "table"}>
          <thead>
            <tr>
              <th className="w-10"><span className="sr-only">Lines</span></th>
              <th>Number</th><th>Customer</th><th>Issued</th><th>Due</th><th>State</th><th className="text-right">Amount</th><th><span className="sr-only">Actions</span></th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name}>
              {group.name && (
                <tr className="group-row">
                  <th colSpan={6} scope="rowgroup">{group.name} <span className="muted">{plural(group.list.length, "invoice")}</span></th>
                  <td className="num text-right font-bold">{cash(sum(group.list))}</td>
                  <td />
                </tr>
              )}
              {group.list.map((invoice) => (
                <InvoiceRow
                  key={invoice.id}
                  invoice={invoice}
                  customer={nameOf(invoice.customerId)}
                  open={open.includes(invoice.id)}
                  onToggle={() => setOpen((old) => (old.includes(invoice.id) ? old.filter((id) => id !== invoice.id) : [...old, invoice.id]))}
                  onAct={() => act(invoice)}
                  onDelete={() => setDoomed(invoice)}
                />
              ))}
            </tbody>
          ))}
        </table>
        {found.length === 0 && (
          <div className="empty">
            <p>No invoices here.</p>
            {(words || tab !== "All") && <button type="button" className="link-btn mt-2" onClick={() => { setQuery(""); setTab("All"); }}>Show all invoices</button>}
          </div>
        )}
        <div className="table-foot">
          <span className="muted">Showing {shown.length} of {found.length}</span>
          {found.length > shown.length && (
            <button type="button" className="btn small" onClick={() => setLimit(limit + STEP)}>Show {Math.min(STEP, found.length - shown.length)} more</button>
          )}
          <span>Total of {plural(found.length, "invoice")} <strong className="num ml-2">{cash(sum(found))}</strong></span>
        </div>
      </section>

      {adding && <InvoiceDialog onClose={() => setAdding(false)} onAdded={() => { setTab("All"); setQuery(""); setSort("Newest first"); }} />}
      {doomed && <Confirm title={`Delete draft ${doomed.id}?`} text={`The draft for ${nameOf(doomed.customerId)} (${cash(total(doomed))}) will be removed.`} action="Delete draft" onConfirm={() => drop(doomed)} onClose={() => setDoomed(null)} />}
    </>
  );
}
