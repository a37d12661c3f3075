import { longDate } from "../lib/dates";
import { useStore } from "../state/store";
import { OWNERS, STATUSES, type Customer, type Owner, type Status } from "../state/types";
import { SwitchRow } from "../ui/SwitchRow";
import { useToast } from "../ui/toasts";

export function Details({ customer }: { customer: Customer }) {
  const { dispatch } = useStore();
  const toast = useToast();
  const patch = (change: Partial<Customer>, message: string) => {
    dispatch({ type: "customer/patch", ids: [customer.id], patch: change });
    toast(message);
  };
  const facts = [
    ["Contact", customer.contact],
    ["Email", customer.email || "None"],
    ["Phone", customer.phone || "None"],
    ["Kind", `${customer.kind}, ${customer.town}`],
  ];

  return (
    <section className="card mt-4" aria-labelledby="details-title">
      <div className="flex items-center justify-between px-5 pb-2 pt-[13px]">
        <h2 id="details-title" className="serif text-[20px] font-bold leading-6">Details</h2>
        <p className="soft small">Customer since {longDate(customer.since)}</p>
      </div>
      <dl className="px-5">
        {facts.map(([term, value]) => (
          <div key={term} className="flex h-7 items-center">
            <dt className="soft small w-[94px]">{term}</dt>
            <dd className="truncate">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center gap-[18px] px-5 pb-3 pt-2">
        <label className="soft small flex items-center gap-2">
          Status
          <select
            className="input"
            data-size="sm"
            value={customer.status}
            onChange={(e) => patch({ status: e.target.value as Status }, `${customer.name} is now ${e.target.value.toLowerCase()}`)}
          >
            {STATUSES.map((s) => <option key={s}>{s}</option>)}
          </select>
        </label>
        <label className="soft small flex items-center gap-2">
          Owner
          <select
            className="input"
            data-size="sm"
            value={customer.owner}
            onChange={(e) => patch({ owner: e.target.value as Owner }, `${e.target.value} looks after ${customer.name} now`)}
          >
            {OWNERS.map((o) => <option key={o}>{o}</option>)}
          </select>
        </label>
      </div>
      <div className="rule border-t px-5 py-2">
        <SwitchRow
          title="Tuning reminders"
          text="An email goes out two weeks before each tuning."
          checked={customer.reminders}
          onChange={(on) => patch({ reminders: on }, on ? "Tuning reminders on" : "Tuning reminders off")}
        />
        <SwitchRow
          title="Posted invoices"
          text="A printed copy follows every invoice."
          checked={customer.postedInvoices}
          onChange={(on) => patch({ postedInvoices: on }, on ? "Posted invoices on" : "Posted invoices off")}
        />
      </div>
    </section>
  );
}
