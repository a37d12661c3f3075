import { useState } from "react";
import { Link } from "react-router-dom";
import { ArrowDown, ArrowUp, ArrowUpDown, ChevronDown, Pencil, Pin, Plus, Trash2 } from "lucide-react";
import { CustomerDialog } from "../dialogs/CustomerDialog";
import { PageHeader } from "../layout/PageHeader";
import { formatDate, money, plural } from "../lib/format";
import { useQuery } from "../lib/useQuery";
import { store, useStore } from "../store/store";
import { balanceOf } from "../store/selectors";
import { snackbar } from "../store/snackbar";
import { OWNERS, STATUSES } from "../store/types";
import type { Customer, Status } from "../store/types";
import { Button, IconButton } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { ConfirmDialog } from "../ui/Dialog";
import { Menu, MenuItem } from "../ui/Menu";
import { SearchField } from "../ui/SearchField";
import { Select } from "../ui/Select";
import { ToggleGroup } from "../ui/ToggleGroup";

const COLUMNS = [
  { key: "name", label: "Customer" },
  { key: "status", label: "Status" },
  { key: "owner", label: "Owner" },
  { key: "town", label: "Town" },
  { key: "pianos", label: "Pianos", right: true },
  { key: "visit", label: "Last visit" },
  { key: "balance", label: "Balance", right: true },
] as const;

type SortKey = (typeof COLUMNS)[number]["key"];

const PER_PAGE = 8;

export function Customers() {
  const { customers, invoices, pinOrder, display } = useStore((s) => s);
  const { params, update } = useQuery();
  const [selected, setSelected] = useState<string[]>([]);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Customer | null>(null);
  const [deleting, setDeleting] = useState<string[] | null>(null);
  const [statusAnchor, setStatusAnchor] = useState<HTMLElement | null>(null);
  const [ownerAnchor, setOwnerAnchor] = useState<HTMLElement | null>(null);

  const q = params.get("q") ?? "";
  const status = params.get("status") ?? "All";
  const owner = params.get("owner") ?? "";
  const pinnedOnly = params.get("pinned") === "1";
  const sort = (params.get("sort") ?? "name") as SortKey;
  const dir = params.get("dir") === "desc" ? -1 : 1;
  const filter = (patch: Record<string, string | null>) => update({ ...patch, page: null });

  const rows = customers
    .map((c) => ({
      customer: c,
      name: c.name,
      status: c.status,
      owner: c.owner,
      town: c.town,
      pianos: c.pianoCount,
      visit: formatDate(c.lastVisit),
      balance: balanceOf(invoices, c.id),
    }))
    .filter((r) => status === "All" || r.status === status)
    .filter((r) => !owner || r.owner === owner)
    .filter((r) => !pinnedOnly || pinOrder.includes(r.customer.id))
    .filter((r) => r.name.toLowerCase().includes(q.trim().toLowerCase()))
    .sort((a, b) => {
      const x = a[sort];
      const y = b[sort];
      const order = typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y));
      return order * dir;
    });

  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = Math.min(Number(params.get("page") ?? 1) || 1, pages);
  const visible = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const visibleIds = visible.map((r) => r.customer.id);
  const allChecked = visible.length > 0 && visibleIds.every((id) => selected.includes(id));
  const none = selected.length === 0;

  const sortBy = (key: SortKey) => update({ sort: key, dir: sort === key && dir === 1 ? "desc" : null, page: null });
  const toggle = (id: string) => setSelected(selected.includes(id) ? selected.filter((s) => s !== id) : [...selected, id]);
  const toggleAll = () =>
    setSelected(allChecked ? selected.filter((id) => !visibleIds.includes(id)) : [...new Set([...selected, ...visibleIds])]);
  const goTo = (p: number) => update({ page: p === 1 ? null : String(p) });

  const remove = (ids: string[]) => {
    const before = store.getState();
    const names = customers.filter((c) => ids.includes(c.id)).map((c) => c.name);
    store.removeCustomers(ids);
    setSelected(selected.filter((id) => !ids.includes(id)));
    snackbar.show(ids.length === 1 ? `${names[0]} deleted` : `${plural(ids.length, "customer")} deleted`, () =>
      store.set({ customers: before.customers, pinOrder: before.pinOrder }),
    );
  };

  const bulkStatus = (next: Status) => {
    store.setStatus(selected, next);
    snackbar.show(`${plural(selected.length, "customer")} set to ${next}`);
    setStatusAnchor(null);
  };

  const bulkOwner = (next: string) => {
    snackbar.show(`${plural(selected.length, "customer")} moved to ${next}`);
    setOwnerAnchor(null);
  };

  const target = deleting && customers.filter((c) => deleting.includes(c.id));

  return (
    <>
      <PageHeader
        eyebrow="The book"
        title="Customers"
        actions={<Button variant="contained" onClick={() => setAdding(true)}><Plus size={16} />New customer</Button>}
      />
      <div className="filters">
        <SearchField value={q} placeholder="Search name, contact or town" onChange={(value) => filter({ q: value })} />
        <ToggleGroup
          label="Status"
          value={status}
          onChange={(value) => filter({ status: value === "All" ? null : value })}
          items={[
            { value: "All", label: "All", count: customers.length },
            ...STATUSES.map((s) => ({ value: s, label: s, count: customers.filter((c) => c.status === s).length })),
          ]}
        />
        <Select
          hideLabel label="Owner" width={160} value={owner} onChange={(value) => filter({ owner: value })}
          options={[{ value: "", label: "All owners" }, ...OWNERS.map((o) => ({ value: o, label: o }))]}
        />
        <Button className={pinnedOnly ? "is-pressed" : ""} aria-pressed={pinnedOnly} onClick={() => filter({ pinned: pinnedOnly ? null : "1" })}>
          <Pin size={15} />Pinned only
        </Button>
      </div>

      <section className="card">
        <div className="bulk">
          <span className="strong bulk-count">{selected.length} selected</span>
          <Button size="small" disabled={none} aria-haspopup="menu" onClick={(e) => setStatusAnchor(e.currentTarget)}>
            Set status<ChevronDown size={14} />
          </Button>
          <Button size="small" disabled={none} aria-haspopup="menu" onClick={(e) => setOwnerAnchor(e.currentTarget)}>
            Change owner<ChevronDown size={14} />
          </Button>
          <Button size="small" disabled={none} onClick={() => setDeleting(selected)}><Trash2 size={14} />Delete selected</Button>
          <button type="button" className="link link-under" disabled={none} onClick={() => setSelected([])}>Clear selection</button>
        </div>
        <Menu anchor={statusAnchor} onClose={() => setStatusAnchor(null)}>
          {STATUSES.map((s) => <MenuItem key={s} onClick={() => bulkStatus(s)}>{s}</MenuItem>)}
        </Menu>
        <Menu anchor={ownerAnchor} onClose={() => setOwnerAnchor(null)}>
          {OWNERS.map((o) => <MenuItem key={o} onClick={() => bulkOwner(o)}>{o}</MenuItem>)}
        </Menu>

        <table className={`table ${display.compact ? "is-compact" : ""}`}>
          <thead>
            <tr>
              <th className="cell-check">
                <input type="checkbox" className="check" aria-label="Select all on this page" checked={allChecked} onChange={toggleAll} />
              </th>
              {COLUMNS.map((col) => (
                <th
                  key={col.key}
                  className={"right" in col ? "right" : ""}
                  aria-sort={sort === col.key ? (dir === 1 ? "ascending" : "descending") : "none"}
                >
                  <button type="button" className={`sort ${sort === col.key ? "is-on" : ""}`} onClick={() => sortBy(col.key)}>
                    {col.label}
                    {sort !== col.key ? <ArrowUpDown size={13} /> : dir === 1 ? <ArrowUp size={13} /> : <ArrowDown size={13} />}
                  </button>
                </th>
              ))}
              <th aria-label="Actions" />
            </tr>
          </thead>
          <tbody>
            {visible.map(({ customer: c, balance, visit }) => {
              const pinned = pinOrder.includes(c.id);
              return (
                <tr key={c.id} className={selected.includes(c.id) ? "is-selected" : ""}>
                  <td className="cell-check">
                    <input type="checkbox" className="check" aria-label={`Select ${c.name}`} checked={selected.includes(c.id)} onChange={() => toggle(c.id)} />
                  </td>
                  <td>
                    <Link to={`/customers/${c.id}`} className="name-link">{c.name}</Link>
                    {!display.compact && <span className="muted small block">{c.contact}</span>}
                  </td>
                  <td><Chip label={c.status} /></td>
                  <td>{c.owner}</td>
                  <td>{c.town}</td>
                  <td className="right">{c.pianoCount}</td>
                  <td>{visit}</td>
                  <td className={`right ${balance ? "strong" : "muted"}`}>{money(balance)}</td>
                  <td className="cell-actions">
                    <IconButton title={pinned ? "Unpin" : "Pin"} className={pinned ? "is-gold" : ""} onClick={() => store.togglePin(c.id)}>
                      <Pin size={15} fill={pinned ? "currentColor" : "none"} />
                    </IconButton>
                    <IconButton title="Edit" onClick={() => setEditing(c)}><Pencil size={15} /></IconButton>
                    <IconButton title="Delete" onClick={() => setDeleting([c.id])}><Trash2 size={15} /></IconButton>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {rows.length === 0 && (
          <div className="empty">
            <p className="strong">No customers match</p>
            <p className="muted small">Try another name or clear the filters.</p>
            <Button size="small" onClick={() => update({ q: null, status: null, owner: null, pinned: null, page: null })}>Clear filters</Button>
          </div>
        )}
        <div className="table-foot">
          <span className="muted small">
            {rows.length === 0 ? "0 customers" : `${(page - 1) * PER_PAGE + 1}–${Math.min(page * PER_PAGE, rows.length)} of ${plural(rows.length, "customer")}`}
          </span>
          <nav className="pager" aria-label="Pages">
            <button type="button" className="page-btn" disabled={page === 1} onClick={() => goTo(page - 1)}>Previous</button>
            {Array.from({ length: pages }, (_, i) => i + 1).map((p) => (
              <button key={p} type="button" className={`page-btn ${p === page ? "is-on" : ""}`} aria-current={p === page ? "page" : undefined} onClick={() => goTo(p)}>
                {p}
              </button>
            ))}
            <button type="button" className="page-btn" disabled={page === pages} onClick={() => goTo(page + 1)}>Next</button>
          </nav>
        </div>
      </section>

      {adding && <CustomerDialog onClose={() => setAdding(false)} />}
      {editing && <CustomerDialog customer={editing} onClose={() => setEditing(null)} />}
      <ConfirmDialog
        open={deleting !== null}
        title={target?.length === 1 ? `Delete ${target[0].name}?` : `Delete ${target?.length ?? 0} customers?`}
        text="Their file, pianos and notes go too. Invoices stay in the accounts."
        action="Delete"
        onConfirm={() => deleting && remove(deleting)}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
