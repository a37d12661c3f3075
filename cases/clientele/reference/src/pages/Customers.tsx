import { Pin, Plus, Search } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "../components/BulkBar";
import { CustomerDialog } from "../components/CustomerDialog";
import { CustomerTable, type SortKey } from "../components/CustomerTable";
import { Segmented } from "../components/Fields";
import { Confirm } from "../components/Modal";
import { PageHead } from "../components/PageHead";
import { Pagination } from "../components/Pagination";
import { useCustomerActions } from "../components/useCustomerActions";
import { OWNERS, STATUSES, type Customer, type CustomerDraft } from "../data/types";
import { useBook } from "../state/book";
import { balanceOf, plural } from "../state/figures";
import { useToast } from "../state/toasts";

const STATUS_OPTIONS = ["All", ...STATUSES] as const;
type StatusOption = (typeof STATUS_OPTIONS)[number];
type Dialog = { kind: "new" } | { kind: "edit"; customer: Customer } | { kind: "delete"; ids: string[] } | null;

export default function Customers() {
  const { book, removeCustomers, patch } = useBook();
  const { add, save, togglePin } = useCustomerActions();
  const say = useToast();
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState<StatusOption>("All");
  const [owner, setOwner] = useState("");
  const [pinnedOnly, setPinnedOnly] = useState(false);
  const [sort, setSort] = useState<{ key: SortKey; up: boolean }>({ key: "name", up: true });
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(8);
  const [chosen, setChosen] = useState<string[]>([]);
  const [dialog, setDialog] = useState<Dialog>(null);

  const pianosOf = (id: string) => book.pianos.filter((piano) => piano.customerId === id).length;
  const valueOf = (customer: Customer): string | number => {
    if (sort.key === "pianos") return pianosOf(customer.id);
    if (sort.key === "balance") return balanceOf(customer.id, book.invoices);
    return customer[sort.key];
  };
  const arrange = (list: Customer[]) =>
    [...list].sort((a, b) => {
      const [x, y] = [valueOf(a), valueOf(b)];
      const order = typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y));
      return (sort.up ? order : -order) || a.name.localeCompare(b.name);
    });

  const words = query.trim().toLowerCase();
  const beforeStatus = book.customers.filter(
    (customer) =>
      (!owner || customer.owner === owner) &&
      (!pinnedOnly || customer.pinned) &&
      (!words || `${customer.name} ${customer.contact} ${customer.town} ${customer.email}`.toLowerCase().includes(words)),
  );
  const found = arrange(beforeStatus.filter((customer) => status === "All" || customer.status === status));
  const counts = Object.fromEntries(
    STATUS_OPTIONS.map((option) => [option, beforeStatus.filter((customer) => option === "All" || customer.status === option).length]),
  ) as Record<StatusOption, number>;
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const here = Math.min(page, pages);
  const rows = found.slice((here - 1) * perPage, here * perPage);
  const selected = chosen.filter((id) => found.some((customer) => customer.id === id));
  const filtered = words !== "" || status !== "All" || owner !== "" || pinnedOnly;

  function clearFilters() {
    setQuery("");
    setStatus("All");
    setOwner("");
    setPinnedOnly(false);
    setPage(1);
  }

  function create(draft: CustomerDraft) {
    const customer = add(draft);
    clearFilters();
    const at = arrange([...book.customers, customer]).findIndex((item) => item.id === customer.id);
    setPage(Math.floor(at / perPage) + 1);
  }

  function drop(ids: string[]) {
    const names = book.customers.filter((customer) => ids.includes(customer.id)).map((customer) => customer.name);
    removeCustomers(ids);
    setChosen((old) => old.filter((id) => !ids.includes(id)));
    say(names.length === 1 ? `${names[0]} deleted` : `${names.length} customers deleted`);
  }

  function bulk(change: Partial<Customer>, message: string) {
    patch("customers", selected, change);
    say(`${plural(selected.length, "customer")} ${message}`);
    setChosen([]);
  }

  const doomed = dialog?.kind === "delete" ? book.customers.filter((customer) => dialog.ids.includes(customer.id)) : [];
  const doomedInvoices = book.invoices.filter((invoice) => doomed.some((customer) => customer.id === invoice.customerId)).length;

  return (
    <>
      <PageHead eyebrow="The book" title="Customers">
        <button type="button" className="btn primary" onClick={() => setDialog({ kind: "new" })}>
          <Plus size={16} aria-hidden /> New customer
        </button>
      </PageHead>

      <div className="toolbar">
        <div className="search">
          <Search size={16} aria-hidden />
          <input type="search" className="input" aria-label="Search customers" placeholder="Search name, contact or town" value={query} onChange={(event) => { setQuery(event.target.value); setPage(1); }} />
        </div>
        <Segmented label="Status" options={STATUS_OPTIONS} value={status} counts={counts} onChange={(value) => { setStatus(value); setPage(1); }} />
        <select className="input w-40" aria-label="Owner" value={owner} onChange={(event) => { setOwner(event.target.value); setPage(1); }}>
          <option value="">All owners</option>
          {OWNERS.map((name) => <option key={name}>{name}</option>)}
        </select>
        <button type="button" className="btn toggle" aria-pressed={pinnedOnly} onClick={() => { setPinnedOnly(!pinnedOnly); setPage(1); }}>
          <Pin size={15} aria-hidden /> Pinned only
        </button>
      </div>

      <section className="card overflow-hidden">
        <BulkBar
          count={selected.length}
          onStatus={(value) => bulk({ status: value }, `set to ${value}`)}
          onOwner={(value) => bulk({ owner: value }, `given to ${value}`)}
          onDelete={() => setDialog({ kind: "delete", ids: selected })}
          onClear={() => setChosen([])}
        />
        <CustomerTable
          rows={rows}
          sort={sort}
          onSort={(key) => { setSort({ key, up: sort.key === key ? !sort.up : true }); setPage(1); }}
          chosen={selected}
          onChoose={setChosen}
          pianosOf={pianosOf}
          onPin={togglePin}
          onEdit={(customer) => setDialog({ kind: "edit", customer })}
          onDelete={(customer) => setDialog({ kind: "delete", ids: [customer.id] })}
        />
        {rows.length === 0 && (
          <div className="empty">
            <p>No customers match.</p>
            {filtered && <button type="button" className="link-btn mt-2" onClick={clearFilters}>Clear filters</button>}
          </div>
        )}
        <div className="table-foot">
          <span className="muted">
            {found.length ? `${(here - 1) * perPage + 1}–${Math.min(here * perPage, found.length)} of ${plural(found.length, "customer")}` : "0 customers"}
          </span>
          <label className="flex items-center gap-2">
            <span className="muted">Rows per page</span>
            <select className="input small" value={perPage} onChange={(event) => { setPerPage(Number(event.target.value)); setPage(1); }}>
              {[8, 12, 24].map((n) => <option key={n}>{n}</option>)}
            </select>
          </label>
          <Pagination page={here} pages={pages} onPage={setPage} />
        </div>
      </section>

      {dialog?.kind === "new" && <CustomerDialog onClose={() => setDialog(null)} onSave={create} />}
      {dialog?.kind === "edit" && <CustomerDialog customer={dialog.customer} onClose={() => setDialog(null)} onSave={(draft) => save(dialog.customer.id, draft)} />}
      {dialog?.kind === "delete" && (
        <Confirm
          title={doomed.length === 1 ? `Delete ${doomed[0].name}?` : `Delete ${doomed.length} customers?`}
          text={`Notes, pianos and ${plural(doomedInvoices, "invoice")} on record will be deleted too. This cannot be undone.`}
          action="Delete"
          onConfirm={() => drop(dialog.ids)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
