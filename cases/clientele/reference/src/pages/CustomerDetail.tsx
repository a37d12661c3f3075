import { ArrowLeft, Pencil, Pin, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { CustomerDialog } from "../components/CustomerDialog";
import { Pill, Switch } from "../components/Fields";
import { History } from "../components/History";
import { Confirm } from "../components/Modal";
import { Notes } from "../components/Notes";
import { PageHead } from "../components/PageHead";
import { Pianos } from "../components/Pianos";
import { useCustomerActions } from "../components/useCustomerActions";
import { OWNERS, STATUSES, type Customer, type Owner, type Status } from "../data/types";
import { useBook } from "../state/book";
import { balanceOf, day, money, plural, sum } from "../state/figures";
import { useToast } from "../state/toasts";
import NotFound from "./NotFound";

export default function CustomerDetail() {
  const { id } = useParams();
  const { book } = useBook();
  const customer = book.customers.find((item) => item.id === id);
  return customer ? <Record key={customer.id} customer={customer} /> : <NotFound />;
}

function Record({ customer }: { customer: Customer }) {
  const { book, prefs, patch, removeCustomers } = useBook();
  const { save, togglePin } = useCustomerActions();
  const say = useToast();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);

  const invoices = book.invoices.filter((invoice) => invoice.customerId === customer.id);
  const pianos = book.pianos.filter((piano) => piano.customerId === customer.id);
  const notes = book.notes.filter((note) => note.customerId === customer.id);
  const sent = invoices.filter((invoice) => !invoice.draft);
  const stats = [
    { label: "Balance", value: money(balanceOf(customer.id, invoices), prefs.symbol) },
    { label: "Billed to date", value: money(sum(sent), prefs.symbol) },
    { label: "Pianos on record", value: String(pianos.length) },
    { label: "Last visit", value: day(customer.lastVisit) },
  ];

  function change(part: Partial<Customer>, message: string) {
    patch("customers", [customer.id], part);
    say(message);
  }

  function drop() {
    removeCustomers([customer.id]);
    say(`${customer.name} deleted`);
    navigate("/customers");
  }

  return (
    <>
      <PageHead
        eyebrow={<Link to="/customers" className="back"><ArrowLeft size={13} aria-hidden /> Customers</Link>}
        title={<span className="flex items-center gap-3">{customer.name} <Pill text={customer.status} /></span>}
      >
        <button type="button" className="btn toggle" aria-pressed={customer.pinned} onClick={() => togglePin(customer.id)}>
          <Pin size={15} aria-hidden /> {customer.pinned ? "Pinned" : "Pin"}
        </button>
        <button type="button" className="btn" onClick={() => setDialog("edit")}><Pencil size={15} aria-hidden /> Edit</button>
        <button type="button" className="btn" onClick={() => setDialog("delete")}><Trash2 size={15} aria-hidden /> Delete</button>
      </PageHead>

      <div className="card strip">
        {stats.map((stat) => (
          <div key={stat.label}>
            <div className="stat-label">{stat.label}</div>
            <div className="strip-value">{stat.value}</div>
          </div>
        ))}
      </div>

      <div className="mt-4 grid grid-cols-[1.45fr_1fr] items-start gap-4">
        <div className="flex flex-col gap-4">
          <History customer={customer} invoices={invoices} />
          <Pianos customer={customer} pianos={pianos} />
        </div>
        <div className="flex flex-col gap-4">
          <Notes customer={customer} notes={notes} />
          <section className="card">
            <div className="card-head"><h2>Details</h2><span className="muted">Customer since {day(customer.since)}</span></div>
            <dl className="facts">
              <dt>Contact</dt><dd>{customer.contact}</dd>
              <dt>Email</dt><dd>{customer.email}</dd>
              <dt>Phone</dt><dd>{customer.phone || "Not given"}</dd>
              <dt>Kind</dt><dd>{[customer.kind, customer.town].filter(Boolean).join(", ")}</dd>
            </dl>
            <div className="picks">
              <label>
                Status
                <select className="input small" value={customer.status} onChange={(event) => change({ status: event.target.value as Status }, `Status set to ${event.target.value}`)}>
                  {STATUSES.map((status) => <option key={status}>{status}</option>)}
                </select>
              </label>
              <label>
                Owner
                <select className="input small" value={customer.owner} onChange={(event) => change({ owner: event.target.value as Owner }, `${event.target.value} now looks after ${customer.name}`)}>
                  {OWNERS.map((owner) => <option key={owner}>{owner}</option>)}
                </select>
              </label>
            </div>
            <div className="card-rule">
              <Switch id="record-reminders" label="Tuning reminders" hint={customer.reminders ? "An email goes out two weeks before each tuning." : "No reminder emails are sent."} on={customer.reminders} onChange={(on) => change({ reminders: on }, on ? "Tuning reminders on" : "Tuning reminders off")} />
            </div>
          </section>
        </div>
      </div>

      {dialog === "edit" && <CustomerDialog customer={customer} onClose={() => setDialog(null)} onSave={(draft) => save(customer.id, draft)} />}
      {dialog === "delete" && (
        <Confirm
          title={`Delete ${customer.name}?`}
          text={`Notes, pianos and ${plural(invoices.length, "invoice")} on record will be deleted too. This cannot be undone.`}
          action="Delete"
          onConfirm={drop}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
