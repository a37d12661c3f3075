import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { ArrowLeft, Pencil, Pin, Trash2 } from "lucide-react";
import { CustomerDialog } from "../dialogs/CustomerDialog";
import { PageHeader } from "../layout/PageHeader";
import { formatDate, money } from "../lib/format";
import { store, useStore } from "../store/store";
import { balanceOf, billedTo } from "../store/selectors";
import { snackbar } from "../store/snackbar";
import type { Customer } from "../store/types";
import { Button } from "../ui/Button";
import { Chip } from "../ui/Chip";
import { ConfirmDialog } from "../ui/Dialog";
import { Details } from "./customer/Details";
import { History } from "./customer/History";
import { Notes } from "./customer/Notes";
import { Pianos } from "./customer/Pianos";

export function CustomerDetail() {
  const { id } = useParams();
  const customer = useStore((s) => s.customers.find((c) => c.id === id));
  if (!customer) {
    return (
      <>
        <PageHeader eyebrow={<BackLink />} title="Customer not found" />
        <p className="muted">This file is not in the book any more.</p>
      </>
    );
  }
  return <CustomerFile key={customer.id} customer={customer} />;
}

function BackLink() {
  return <Link to="/customers" className="back"><ArrowLeft size={14} />Customers</Link>;
}

function CustomerFile({ customer }: { customer: Customer }) {
  const invoices = useStore((s) => s.invoices);
  const navigate = useNavigate();
  const [pinned, setPinned] = useState(customer.pinned);
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const remove = () => {
    const before = store.getState();
    navigate("/customers");
    store.removeCustomers([customer.id]);
    snackbar.show(`${customer.name} deleted`, () => store.set({ customers: before.customers, pinOrder: before.pinOrder }));
  };

  return (
    <>
      <PageHeader
        eyebrow={<BackLink />}
        title={<span className="title-chip">{customer.name}<Chip label={customer.status} /></span>}
        actions={
          <>
            <Button className={pinned ? "is-pressed" : ""} aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
              <Pin size={15} />{pinned ? "Pinned" : "Pin"}
            </Button>
            <Button onClick={() => setEditing(true)}><Pencil size={15} />Edit</Button>
            <Button onClick={() => setDeleting(true)}><Trash2 size={15} />Delete</Button>
          </>
        }
      />
      <div className="card facts">
        <div><p className="stat-label">Balance</p><p className="fact">{money(balanceOf(invoices, customer.id))}</p></div>
        <div><p className="stat-label">Billed to date</p><p className="fact">{money(billedTo(invoices, customer.id))}</p></div>
        <div><p className="stat-label">Pianos on record</p><p className="fact">{customer.pianoCount}</p></div>
        <div><p className="stat-label">Last visit</p><p className="fact">{formatDate(customer.lastVisit)}</p></div>
      </div>
      <div className="columns">
        <div className="column">
          <History customer={customer} />
          <Pianos customer={customer} />
        </div>
        <div className="column">
          <Notes customer={customer} />
          <Details customer={customer} />
        </div>
      </div>
      {editing && <CustomerDialog customer={customer} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={deleting}
        title={`Delete ${customer.name}?`}
        text="Their file, pianos and notes go too. Invoices stay in the accounts."
        action="Delete"
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    </>
  );
}
