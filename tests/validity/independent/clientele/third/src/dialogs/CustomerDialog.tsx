import { useState } from "react";
import { isEmail } from "../lib/format";
import { store } from "../store/store";
import type { CustomerForm } from "../store/store";
import { snackbar } from "../store/snackbar";
import { OWNERS, STATUSES } from "../store/types";
import type { Customer, Status } from "../store/types";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Select } from "../ui/Select";
import { TextField } from "../ui/TextField";

const EMPTY: CustomerForm = { name: "", contact: "", email: "", phone: "", town: "", status: "Lead", owner: OWNERS[0] };

interface CustomerDialogProps { customer?: Customer; onClose: () => void }

export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const [form, setForm] = useState<CustomerForm>(
    customer
      ? { name: customer.name, contact: customer.contact, email: customer.email, phone: customer.phone, town: customer.town, status: customer.status, owner: customer.owner }
      : EMPTY,
  );
  const [submitted, setSubmitted] = useState(false);
  const set = (patch: Partial<CustomerForm>) => setForm({ ...form, ...patch });

  const errors = {
    name: form.name.trim() ? "" : "Give the customer a name",
    contact: form.contact.trim() ? "" : "Who do we ring?",
    email: !form.email.trim() || isEmail(form.email) ? "" : "This does not look like an email address",
  };

  const save = () => {
    setSubmitted(true);
    if (errors.name || errors.contact || errors.email) return;
    if (customer) {
      store.updateCustomer(customer.id, form);
      snackbar.show(`${form.name} saved`);
    } else {
      store.addCustomer({ ...form, name: form.name.trim() });
      snackbar.show(`${form.name} added`);
    }
    onClose();
  };

  return (
    <Dialog open title={customer ? "Edit customer" : "New customer"} onClose={onClose}>
      <form className="dialog-form" noValidate onSubmit={(e) => { e.preventDefault(); save(); }}>
        <TextField label="Name" value={form.name} autoFocus error={submitted && !!errors.name} helperText={submitted ? errors.name : ""} onChange={(name) => set({ name })} />
        <TextField label="Contact" value={form.contact} error={submitted && !!errors.contact} helperText={submitted ? errors.contact : ""} onChange={(contact) => set({ contact })} />
        <div className="two">
          <TextField label="Email" type="email" value={form.email} error={submitted && !!errors.email} helperText={submitted ? errors.email : ""} onChange={(email) => set({ email })} />
          <TextField label="Phone" value={form.phone} onChange={(phone) => set({ phone })} />
        </div>
        <TextField label="Town" value={form.town} onChange={(town) => set({ town })} />
        <div className="two">
          <Select label="Status" value={form.status} options={STATUSES.map((s) => ({ value: s, label: s }))} onChange={(status) => set({ status: status as Status })} />
          <Select label="Owner" value={form.owner} options={OWNERS.map((o) => ({ value: o, label: o }))} onChange={(owner) => set({ owner })} />
        </div>
        <div className="dialog-actions">
          <Button variant="text" onClick={onClose}>Cancel</Button>
          <Button variant="contained" type="submit">{customer ? "Save changes" : "Add customer"}</Button>
        </div>
      </form>
    </Dialog>
  );
}
