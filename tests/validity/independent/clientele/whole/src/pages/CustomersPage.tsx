import { Pin, Plus, Search } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "../features/BulkBar";
import { CustomerDialog } from "../features/CustomerDialog";
import { CustomerTable, type CustomerRow, type SortKey } from "../features/CustomerTable";
import { PageHeader } from "../layout/PageHeader";
import { balanceOf } from "../state/selectors";
import { undoCustomers } from "../state/undo";
import { useStore } from "../state/store";
import { OWNERS, STATUSES, type Customer, type Status } from "../state/types";
import { Confirm } from "../ui/Confirm";
import { Pager } from "../ui/Pager";
import { Segmented } from "../ui/Segmented";
import { useToast } from "../ui/toasts";

function compare(a: CustomerRow, b: CustomerRow, key: SortKey): number {
  if (key === "pianos") return a.pianos.length - b.pianos.length;
  if (key === "balance") return a.balance - b.balance;
  return (a[key] ?? "").localeCompare(b[key] ?? "");
}

const people = (n: number) => `${n} ${n === 1 ? "customer" : "customers"}`;

export function CustomersPage() {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState<Status | "All">("All");
  const [owner, setOwner] = useState("");
  const [pinnedOnly, setPinnedOnly] = useState(false);
  const [sort, setSort] = useState<{ key: SortKey; down: boolean }>({ key: "name", down: false });
  const [size, setSize] = useState(8);
  const [wanted, setWanted] = useState(1);
  const [selected, setSelected] = useState<string[]>([]);
  const [editing, setEditing] = useState<Customer | "new" | null>(null);
  const [deleting, setDeleting] = useState<string[] | null>(null);

  const text = query.trim().toLowerCase();
  const base = state.customers.filter(
    (c) =>
      (!text || [c.name, c.contact, c.town].some((t) => t.toLowerCase().includes(text))) &&
      (!owner || c.owner === owner) &&
      (!pinnedOnly || state.pinned.includes(c.id)),
  );
  const rows = base
    .filter((c) => status === "All" || c.status === status)
    .map((c): CustomerRow => ({ ...c, balance: balanceOf(state, c.id) }))
    .sort((a, b) => (compare(a, b, sort.key) || a.name.localeCompare(b.name)) * (sort.down ? -1 : 1));
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * size;
  const shown = rows.slice(first, first + size);

  const refilter = (change: () => void) => {
    change();
    setWanted(1);
    setSelected([]);
  };
  const clearFilters = () =>
    refilter(() => {
      setQuery("");
      setStatus("All");
      setOwner("");
      setPinnedOnly(false);
    });

  const remove = (ids: string[]) => {
    const undo = undoCustomers(state, ids);
    const name = state.customers.find((c) => c.id === ids[0])?.name;
    dispatch({ type: "customer/delete", ids });
    setSelected((list) => list.filter((id) => !ids.includes(id)));
    toast(ids.length === 1 ? `${name} deleted` : `${people(ids.length)} deleted`, () =>
      dispatch({ type: "apply", change: undo }),
    );
  };

  const bulk = (patch: Partial<Customer>, words: string) => {
    dispatch({ type: "customer/patch", ids: selected, patch });
    toast(`${people(selected.length)} ${words}`);
    setSelected([]);
  };

  const selectAll = () => {
    const ids = shown.map((c) => c.id);
    const every = ids.every((id) => selected.includes(id));
    setSelected(every ? selected.filter((id) => !ids.includes(id)) : [...new Set([...selected, ...ids])]);
  };

  return (
    <>
      <PageHeader eyebrow="The book" title="Customers">
        <button type="button" className="btn" data-variant="primary" onClick={() => setEditing("new")}>
          <Plus size={16} /> New customer
        </button>
      </PageHeader>
      <div className="mb-[14px] flex items-center gap-[10px]">
        <label className="relative flex-1">
          <span className="sr-only">Search customers</span>
          <Search size={16} className="soft absolute left-3 top-[11px]" />
          <input
            type="search"
            className="input !pl-[34px]"
            placeholder="Search name, contact or town"
            value={query}
            onChange={(e) => refilter(() => setQuery(e.target.value))}
          />
        </label>
        <Segmented
          label="Status"
          value={status}
          onChange={(value) => refilter(() => setStatus(value))}
          options={[
            { value: "All", label: "All", count: base.length },
            ...STATUSES.map((s) => ({ value: s, label: s, count: base.filter((c) => c.status === s).length })),
          ]}
        />
        <select className="input !w-[160px]" aria-label="Owner" value={owner} onChange={(e) => refilter(() => setOwner(e.target.value))}>
          <option value="">All owners</option>
          {OWNERS.map((o) => <option key={o}>{o}</option>)}
        </select>
        <button
          type="button"
          className="btn"
          aria-pressed={pinnedOnly}
          data-state={pinnedOnly ? "on" : "off"}
          onClick={() => refilter(() => setPinnedOnly(!pinnedOnly))}
        >
          <Pin size={15} fill={pinnedOnly ? "currentColor" : "none"} /> Pinned only
        </button>
      </div>
      <section className="card overflow-hidden" aria-label="Customers">
        <BulkBar
          count={selected.length}
          onStatus={(value) => bulk({ status: value }, `set to ${value}`)}
          onOwner={(value) => bulk({ owner: value }, `now with ${value}`)}
          onDelete={() => setDeleting(selected)}
          onClear={() => setSelected([])}
        />
        <CustomerTable
          rows={shown}
          selected={selected}
          sort={sort}
          onSort={(key) => {
            setSort({ key, down: sort.key === key ? !sort.down : false });
            setWanted(1);
          }}
          onSelect={(id) => setSelected(selected.includes(id) ? selected.filter((s) => s !== id) : [...selected, id])}
          onSelectAll={selectAll}
          onEdit={setEditing}
          onDelete={(c) => setDeleting([c.id])}
        />
        {shown.length === 0 && (
          <div className="px-5 py-14 text-center">
            <p className="serif text-[20px] font-bold">No customers found</p>
            <p className="soft mt-1">Try another word, or take the filters away.</p>
            <button type="button" className="btn mt-4" onClick={clearFilters}>Clear filters</button>
          </div>
        )}
        <footer className="rule grid h-[50px] grid-cols-3 items-center border-t px-[18px]">
          <p className="soft small">
            {rows.length ? `${first + 1}–${first + shown.length} of ${people(rows.length)}` : "0 customers"}
          </p>
          <label className="soft small flex items-center justify-center gap-2">
            Rows per page
            <select
              className="input"
              data-size="sm"
              value={size}
              onChange={(e) => {
                setSize(Number(e.target.value));
                setWanted(1);
              }}
            >
              {[8, 12, 24].map((n) => <option key={n}>{n}</option>)}
            </select>
          </label>
          <div className="flex justify-end">
            <Pager page={page} pages={pages} onPage={setWanted} />
          </div>
        </footer>
      </section>
      {editing && <CustomerDialog customer={editing === "new" ? undefined : editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <Confirm
          title={deleting.length === 1 ? "Delete customer?" : `Delete ${people(deleting.length)}?`}
          text={`${
            deleting.length === 1 ? state.customers.find((c) => c.id === deleting[0])?.name : "They"
          } will leave the book with pianos and notes. Invoices stay in the accounts.`}
          action="Delete"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
