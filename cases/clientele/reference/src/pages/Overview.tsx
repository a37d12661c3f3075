import { TriangleAlert, X } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { BilledChart } from "../components/BilledChart";
import { CustomerDialog } from "../components/CustomerDialog";
import { FollowUps } from "../components/FollowUps";
import { InvoiceDialog } from "../components/InvoiceDialog";
import { NewMenu } from "../components/NewMenu";
import { PageHead } from "../components/PageHead";
import { useCustomerActions } from "../components/useCustomerActions";
import { round } from "../data/diary";
import { TODAY } from "../data/types";
import { useBook } from "../state/book";
import { balanceOf, isOpen, money, plural, stateOf, sum } from "../state/figures";
import { ME } from "../state/session";

export default function Overview() {
  const { book, prefs } = useBook();
  const { add } = useCustomerActions();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"customer" | "invoice" | null>(null);
  const [bannerShut, setBannerShut] = useState(false);
  const cash = (amount: number) => money(amount, prefs.symbol);

  const { customers, invoices, tasks } = book;
  const count = (status: string) => customers.filter((customer) => customer.status === status).length;
  const open = invoices.filter(isOpen);
  const overdue = invoices.filter((invoice) => stateOf(invoice) === "Overdue");
  const received = invoices.filter((invoice) => invoice.paidOn.slice(0, 7) === TODAY.slice(0, 7));
  const nameOf = (id: string) => customers.find((customer) => customer.id === id)?.name;
  const lateNames = [...new Set(overdue.map((invoice) => nameOf(invoice.customerId)))].filter(Boolean);
  const debtors = customers
    .map((customer) => ({ customer, owed: balanceOf(customer.id, invoices) }))
    .filter((row) => row.owed > 0)
    .sort((a, b) => b.owed - a.owed)
    .slice(0, 5);
  const stops = round.filter((stop) => nameOf(stop.customerId));

  const cards = [
    { label: "Active customers", value: String(count("Active")), note: `${plural(count("Lead"), "lead")}, ${count("Paused")} paused` },
    { label: "Outstanding", value: cash(sum(open)), note: `across ${plural(open.length, "invoice")}` },
    { label: "Overdue", value: cash(sum(overdue)), note: `${plural(overdue.length, "invoice")} past due`, late: overdue.length > 0 },
    { label: "Received in January", value: cash(sum(received)), note: plural(received.length, "payment") },
  ];

  return (
    <>
      <PageHead eyebrow="Thursday 15 January 2026" title={`Good morning, ${ME.first}`}>
        <NewMenu choices={[{ label: "New customer", run: () => setDialog("customer") }, { label: "New invoice", run: () => setDialog("invoice") }]} />
      </PageHead>

      {prefs.banner && !bannerShut && overdue.length > 0 && (
        <div className="banner">
          <TriangleAlert size={18} aria-hidden />
          <p className="flex-1">
            <strong>{plural(overdue.length, "overdue invoice")}:</strong> {lateNames.join(", ")}.
          </p>
          <Link to="/invoices" className="underline underline-offset-2">Review invoices</Link>
          <button type="button" className="icon-btn" aria-label="Dismiss overdue banner" onClick={() => setBannerShut(true)}>
            <X size={16} aria-hidden />
          </button>
        </div>
      )}

      <div className="grid grid-cols-4 gap-4">
        {cards.map((card) => (
          <div key={card.label} className="card stat">
            <div className="stat-label">{card.label}</div>
            <div className={card.late ? "stat-value late" : "stat-value"}>{card.value}</div>
            <div className="stat-note">{card.note}</div>
          </div>
        ))}
      </div>

      <div className="mt-4 grid grid-cols-[1.45fr_1fr] items-start gap-4">
        <div className="flex flex-col gap-4">
          <BilledChart />
          <section className="card">
            <div className="card-head">
              <h2>Largest balances</h2>
              <Link to="/customers" className="quiet-link">All customers</Link>
            </div>
            <ul>
              {debtors.map(({ customer, owed }) => (
                <li key={customer.id} className="owe-row">
                  <Link to={`/customers/${customer.id}`} className="name-link flex-1">{customer.name}</Link>
                  <span className="muted w-32">{customer.owner}</span>
                  <span className="num w-20 text-right font-bold">{cash(owed)}</span>
                </li>
              ))}
              {debtors.length === 0 && <li className="empty">Nobody owes anything today.</li>}
            </ul>
          </section>
        </div>

        <div className="flex flex-col gap-4">
          <FollowUps tasks={tasks} />
          <section className="card">
            <div className="card-head">
              <h2>Today's round</h2>
              <span className="muted">{plural(stops.length, "visit")}</span>
            </div>
            {stops.map((stop) => (
              <details key={stop.id} className="stop">
                <summary>
                  <span className="num stop-time">{stop.time}</span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-bold">{nameOf(stop.customerId)}</span>
                    <span className="muted block">{stop.work}</span>
                  </span>
                </summary>
                <p className="stop-note">{stop.access}</p>
              </details>
            ))}
            {stops.length === 0 && <p className="empty">No visits today.</p>}
          </section>
        </div>
      </div>

      {dialog === "customer" && <CustomerDialog onClose={() => setDialog(null)} onSave={(draft) => navigate(`/customers/${add(draft).id}`)} />}
      {dialog === "invoice" && <InvoiceDialog onClose={() => setDialog(null)} />}
    </>
  );
}
