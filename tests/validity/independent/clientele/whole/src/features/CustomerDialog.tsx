import { useState, type FormEvent } from "react";
import { TODAY } from "../lib/dates";
import { isEmail, slug } from "../lib/ids";
import { useStore } from "../state/store";
import { OWNERS, STATUSES, USER, type Customer, type Owner, type Status } from "../state/types";
import { Field } from "../ui/Field";
import { Modal } from "../ui/Modal";
import { useToast } from "../ui/toasts";

interface Props {
  customer?: Customer;
  onClose: () => void;
  onAdded?: (id: string) => void;
}

type Errors = Partial<Record<"name" | "contact" | "email" | "town", string>>;

export function CustomerDialog({ customer, onClose, onAdded }: Props) {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const [form, setForm] = useState({
    name: customer?.name ?? "",
    contact: customer?.contact ?? "",
    email: customer?.email ?? "",
    phone: customer?.phone ?? "",
    town: customer?.town ?? "",
    kind: customer?.kind ?? "",
    status: customer?.status ?? ("Lead" as Status),
    owner: customer?.owner ?? USER,
  });
  const [errors, setErrors] = useState<Errors>({});

  const text = (key: "name" | "contact" | "email" | "phone" | "town" | "kind") => ({
    value: form[key],
    onChange: (e: { target: { value: string } }) => {
      setForm({ ...form, [key]: e.target.value });
      setErrors({ ...errors, [key]: undefined });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = form.name.trim();
    const found: Errors = {};
    if (!name) found.name = "Enter the customer's name.";
    else if (state.customers.some((c) => c.id !== customer?.id && c.name.toLowerCase() === name.toLowerCase()))
      found.name = "There is already a customer with this name.";
    if (!form.contact.trim()) found.contact = "Enter a contact person.";
    if (form.email.trim() && !isEmail(form.email)) found.email = "This email address is not complete.";
    if (!form.town.trim()) found.town = "Enter the town.";
    setErrors(found);
    if (Object.keys(found).length) return;

    const values = {
      name,
      contact: form.contact.trim(),
      email: form.email.trim(),
      phone: form.phone.trim(),
      town: form.town.trim(),
      kind: form.kind.trim() || "Private home",
      status: form.status,
      owner: form.owner,
    };
    if (customer) {
      dispatch({ type: "customer/patch", ids: [customer.id], patch: values });
      toast(`${name} saved`);
    } else {
      let id = slug(name) || "customer";
      while (state.customers.some((c) => c.id === id) || state.invoices.some((i) => i.customerId === id)) id += "-2";
      dispatch({
        type: "customer/add",
        customer: {
          ...values,
          id,
          since: TODAY,
          lastVisit: null,
          pianos: [],
          notes: [],
          visits: [],
          letters: [],
          reminders: true,
          postedInvoices: false,
        },
      });
      toast(`${name} added to the book`);
      onAdded?.(id);
    }
    onClose();
  };

  return (
    <Modal
      title={customer ? "Edit customer" : "New customer"}
      text={customer ? undefined : "They join the book straight away."}
      width={580}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <div className="grid grid-cols-2 gap-4 px-6 pt-5">
          <Field label="Name" error={errors.name} className="col-span-2">
            <input className="input" maxLength={60} {...text("name")} />
          </Field>
          <Field label="Contact" error={errors.contact}>
            <input className="input" {...text("contact")} />
          </Field>
          <Field label="Town" error={errors.town}>
            <input className="input" {...text("town")} />
          </Field>
          <Field label="Email (optional)" error={errors.email}>
            <input className="input" type="email" {...text("email")} />
          </Field>
          <Field label="Phone (optional)">
            <input className="input" type="tel" {...text("phone")} />
          </Field>
          <Field label="Kind (optional)" className="col-span-2">
            <input className="input" placeholder="Concert venue" {...text("kind")} />
          </Field>
          <Field label="Status">
            <select
              className="input !w-full"
              value={form.status}
              onChange={(e) => setForm({ ...form, status: e.target.value as Status })}
            >
              {STATUSES.map((s) => <option key={s}>{s}</option>)}
            </select>
          </Field>
          <Field label="Owner">
            <select
              className="input !w-full"
              value={form.owner}
              onChange={(e) => setForm({ ...form, owner: e.target.value as Owner })}
            >
              {OWNERS.map((o) => <option key={o}>{o}</option>)}
            </select>
          </Field>
        </div>
        <div className="rule mt-6 flex justify-end gap-3 border-t px-6 py-4">
          <button type="button" className="btn" onClick={onClose}>Cancel</button>
          <button type="submit" className="btn" data-variant="primary">{customer ? "Save customer" : "Add customer"}</button>
        </div>
      </form>
    </Modal>
  );
}
