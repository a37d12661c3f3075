import { useRef, useState, type FormEvent } from "react";
import { KINDS, OWNERS, STATUSES, type Customer, type CustomerDraft } from "../data/types";
import { useBook } from "../state/book";
import { EMAIL } from "../state/figures";
import { Field, tied } from "./Fields";
import { Modal } from "./Modal";

type Errors = Partial<Record<keyof CustomerDraft, string>>;

const BLANK: CustomerDraft = { name: "", contact: "", email: "", phone: "", town: "", kind: "Concert venue", status: "Lead", owner: "Ines Marlowe" };

function check(draft: CustomerDraft, others: Customer[]): Errors {
  const errors: Errors = {};
  if (!draft.name) errors.name = "Enter the customer's name.";
  else if (others.some((other) => other.name.toLowerCase() === draft.name.toLowerCase())) errors.name = "There is already a customer with this name.";
  if (!draft.contact) errors.contact = "Enter a contact person.";
  if (!draft.email) errors.email = "Enter an email address.";
  else if (!EMAIL.test(draft.email)) errors.email = "Enter an email like name@example.org.";
  if (draft.phone && !/^\+?[\d\s()-]{7,20}$/.test(draft.phone)) errors.phone = "Use digits and spaces only, at least 7.";
  return errors;
}

interface Props {
  customer?: Customer;
  onSave: (draft: CustomerDraft) => void;
  onClose: () => void;
}

export function CustomerDialog({ customer, onSave, onClose }: Props) {
  const { book } = useBook();
  const [draft, setDraft] = useState<CustomerDraft>(() => ({ ...BLANK, ...customer }));
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  function set<K extends keyof CustomerDraft>(key: K, value: CustomerDraft[K]) {
    setDraft((old) => ({ ...old, [key]: value }));
    setErrors((old) => ({ ...old, [key]: undefined }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { kind, status, owner } = draft;
    const clean: CustomerDraft = { name: draft.name.trim(), contact: draft.contact.trim(), email: draft.email.trim(), phone: draft.phone.trim(), town: draft.town.trim(), kind, status, owner };
    const found = check(clean, book.customers.filter((other) => other.id !== customer?.id));
    setErrors(found);
    const firstBad = Object.keys(found)[0];
    if (firstBad) {
      form.current?.querySelector<HTMLElement>(`#customer-${firstBad}`)?.focus();
      return;
    }
    onSave(clean);
    onClose();
  }

  const text = (key: "name" | "contact" | "email" | "phone" | "town", label: string, placeholder: string) => (
    <Field id={`customer-${key}`} label={label} error={errors[key]}>
      <input {...tied(`customer-${key}`, errors[key])} value={draft[key]} placeholder={placeholder} autoComplete="off" onChange={(event) => set(key, event.target.value)} />
    </Field>
  );
  const choice = <K extends "kind" | "status" | "owner">(key: K, label: string, options: readonly CustomerDraft[K][]) => (
    <Field id={`customer-${key}`} label={label}>
      <select {...tied(`customer-${key}`)} value={draft[key]} onChange={(event) => set(key, event.target.value as CustomerDraft[K])}>
        {options.map((option) => <option key={option}>{option}</option>)}
      </select>
    </Field>
  );

  return (
    <Modal title={customer ? `Edit ${customer.name}` : "New customer"} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <div className="modal-body grid grid-cols-2 gap-x-4 gap-y-3">
          <div className="col-span-2">{text("name", "Customer name", "Hall, school or person")}</div>
          {text("contact", "Contact person", "Full name")}
          {text("email", "Email", "name@example.org")}
          {text("phone", "Phone (optional)", "0117 555 0100")}
          {text("town", "Town (optional)", "Bristol")}
          {choice("kind", "Kind", KINDS)}
          {choice("status", "Status", STATUSES)}
          {choice("owner", "Owner", OWNERS)}
        </div>
        <div className="modal-foot">
          <button type="button" className="btn" onClick={onClose}>Cancel</button>
          <button type="submit" className="btn primary">{customer ? "Save changes" : "Add customer"}</button>
        </div>
      </form>
    </Modal>
  );
}
