import { useRef } from "react";
import { Link } from "react-router-dom";
import { BilledChart } from "../features/BilledChart";
import { FollowUps } from "../features/FollowUps";
import { NewMenu } from "../features/NewMenu";
import { OverdueBanner } from "../features/OverdueBanner";
import { TodaysRound } from "../features/TodaysRound";
import { PageHeader } from "../layout/PageHeader";
import { balanceOf, isOpen, overdueInvoices, sum } from "../state/selectors";
import { useStore } from "../state/store";

function Stat({ label, value, text, red }: { label: string; value: string; text: string; red?: boolean }) {
  return (
    <div className="card px-5 py-[14px]">
      <p className="soft small font-bold leading-5">{label}</p>
      <p className={`serif text-[29px] font-bold leading-9 ${red ? "text-[var(--red)]" : ""}`}>{value}</p>
      <p className="soft small leading-5">{text}</p>
    </div>
  );
}

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export function OverviewPage() {
  const { state, cash } = useStore();
  const followUpInput = useRef<HTMLInputElement>(null);
  const count = (status: string) => state.customers.filter((c) => c.status === status).length;
  const open = state.invoices.filter(isOpen);
  const overdue = overdueInvoices(state);
  const received = state.invoices.filter((i) => i.paidOn?.startsWith("2026-01"));
  const largest = state.customers
    .map((customer) => ({ customer, balance: balanceOf(state, customer.id) }))
    .filter((row) => row.balance > 0)
    .sort((a, b) => b.balance - a.balance)
    .slice(0, 5);

  return (
    <>
      <PageHeader eyebrow="Thursday 15 January 2026" title="Good morning, Ines">
        <NewMenu onFollowUp={() => followUpInput.current?.focus()} />
      </PageHeader>
      <OverdueBanner />
      <div className="mb-4 grid grid-cols-4 gap-4">
        <Stat label="Active customers" value={String(count("Active"))} text={`${plural(count("Lead"), "lead")}, ${count("Paused")} paused`} />
        <Stat label="Outstanding" value={cash(sum(open))} text={`across ${plural(open.length, "invoice")}`} />
        <Stat label="Overdue" value={cash(sum(overdue))} text={`${plural(overdue.length, "invoice")} past due`} red />
        <Stat label="Received in January" value={cash(sum(received))} text={plural(received.length, "payment")} />
      </div>
      <div className="grid grid-cols-[663px_1fr] gap-4">
        <div>
          <BilledChart />
          <section className="card mt-4" aria-labelledby="balances-title">
            <div className="flex items-center justify-between px-5 py-[13px]">
              <h2 id="balances-title" className="serif text-[20px] font-bold leading-6">Largest balances</h2>
              <Link to="/customers" className="link">All customers</Link>
            </div>
            {largest.map(({ customer, balance }) => (
              <Link
                key={customer.id}
                to={`/customers/${customer.id}`}
                className="rule grid h-[38px] grid-cols-[401px_1fr_auto] items-center border-t px-5 hover:bg-[var(--head)]"
              >
                <span className="font-bold">{customer.name}</span>
                <span className="soft small">{customer.owner}</span>
                <span className="font-bold">{cash(balance)}</span>
              </Link>
            ))}
            {largest.length === 0 && <p className="soft rule border-t px-5 py-4 text-center">Nobody owes anything.</p>}
          </section>
        </div>
        <div>
          <FollowUps inputRef={followUpInput} />
          <TodaysRound />
        </div>
      </div>
    </>
  );
}
