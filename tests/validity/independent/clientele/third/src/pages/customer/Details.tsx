import { formatDate } from "../../lib/format";
import { store } from "../../store/store";
import { snackbar } from "../../store/snackbar";
import { OWNERS, STATUSES } from "../../store/types";
import type { Customer, Status } from "../../store/types";
import { Select } from "../../ui/Select";
import { SwitchRow } from "../../ui/Switch";

export function Details({ customer }: { customer: Customer }) {
  const changeStatus = (status: string) => {
    store.updateCustomer(customer.id, { status: status as Status });
    snackbar.show(`Status set to ${status}`);
  };
  const changeOwner = (owner: string) => {
    store.updateCustomer(customer.id, { owner });
    snackbar.show(`Owner is now ${owner}`);
  };
  return (
    <section className="card">
      <div className="card-head row-plain">
        <h2 className="card-title">Details</h2>
        <span className="muted small">Customer since {formatDate(customer.since)}</span>
      </div>
      <dl className="details">
        <div><dt>Contact</dt><dd>{customer.contact}</dd></div>
        <div><dt>Email</dt><dd>{customer.email || "None"}</dd></div>
        <div><dt>Phone</dt><dd>{customer.phone || "None"}</dd></div>
        <div><dt>Kind</dt><dd>{customer.town ? `${customer.kind}, ${customer.town}` : customer.kind}</dd></div>
      </dl>
      <div className="detail-selects">
        <Select inline size="small" label="Status" width={125} value={customer.status} options={STATUSES.map((s) => ({ value: s, label: s }))} onChange={changeStatus} />
        <Select inline size="small" label="Owner" width={165} value={customer.owner} options={OWNERS.map((o) => ({ value: o, label: o }))} onChange={changeOwner} />
      </div>
      <div className="detail-switch">
        <SwitchRow
          label="Tuning reminders"
          text="An email goes out two weeks before each tuning."
          checked={customer.reminders}
          onChange={(reminders) => store.updateCustomer(customer.id, { reminders })}
        />
      </div>
    </section>
  );
}
