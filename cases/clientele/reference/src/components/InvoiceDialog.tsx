import { useRef, useState, type FormEvent } from "react";
import { TODAY, type Invoice } from "../data/types";
import { useBook } from "../state/book";
import { addDays } from "../state/figures";
import { useToast } from "../state/toasts";
import { Field, tied } from "./Fields";
import { Modal } from "./Modal";

type Errors = Partial<Record<"customer" | "work" | "amount" | "due", string>>;

interface Props {
  customerId?: string;
  onClose: () => void;
  onAdded?: (invoice: Invoice) => void;
}

export function InvoiceDialog({ customerId = "", onClose, onAdded }: Props) {
  const { book, prefs, insert } = useBook();
  const say = useToast();
  const [customer, setCustomer] = useState(customerId);
  const [work, setWork] = useState("");
  const [amount, setAmount] = useState("");
  const [due, setDue] = useState(() => addDays(TODAY, prefs.terms));
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const clear = (key: keyof Errors) => setErrors((old) => ({ ...old, [key]: undefined }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = Number(amount);
    const found: Errors = {};
    if (!customer) found.customer = "Choose a customer.";
    if (!work.trim()) found.work = "Describe the work.";
    if (!amount.trim()) found.amount = "Enter an amount.";
    else if (!/^\d+(\.\d{1,2})?$/.test(amount.trim()) || value <= 0) found.amount = "Enter an amount above zero, such as 95 or 95.50.";
    if (!due) found.due = "Choose a due date.";
    else if (due < TODAY) found.due = "The due date cannot be in the past.";
    setErrors(found);
    const firstBad = Object.keys(found)[0];
    if (firstBad) {
      form.current?.querySelector<HTMLElement>(`#invoice-${firstBad}`)?.focus();
      return;
    }
    const highest = Math.max(1062, ...book.invoices.map((invoice) => Number(invoice.id.slice(3))));
    const invoice: Invoice = { id: `MP-${highest + 1}`, customerId: customer, issued: TODAY, due, paidOn: "", draft: true, lines: [{ label: work.trim(), amount: value }] };
    insert("invoices", [invoice]);
    say(`Draft ${invoice.id} created`);
    onAdded?.(invoice);
    onClose();
  }

  const sorted = [...book.customers].sort((a, b) => a.name.localeCompare(b.name));

  return (
    <Modal title="New invoice" onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <div className="modal-body grid grid-cols-2 gap-x-4 gap-y-3">
          <div className="col-span-2">
            <Field id="invoice-customer" label="Customer" error={errors.customer}>
              <select {...tied("invoice-customer", errors.customer)} value={customer} onChange={(event) => { setCustomer(event.target.value); clear("customer"); }}>
                <option value="">Choose a customer</option>
                {sorted.map((item) => <option key={item.id} value={item.id}>{item.name}</option>)}
              </select>
            </Field>
          </div>
          <div className="col-span-2">
            <Field id="invoice-work" label="Work" error={errors.work}>
              <input {...tied("invoice-work", errors.work)} value={work} placeholder="Tuning, repair or hire" onChange={(event) => { setWork(event.target.value); clear("work"); }} />
            </Field>
          </div>
          <Field id="invoice-amount" label={`Amount (${prefs.symbol})`} error={errors.amount}>
            <input {...tied("invoice-amount", errors.amount)} inputMode="decimal" value={amount} placeholder="95.00" onChange={(event) => { setAmount(event.target.value); clear("amount"); }} />
          </Field>
          <Field id="invoice-due" label="Due date" error={errors.due} hint={`Payment terms: ${prefs.terms} days`}>
            <input {...tied("invoice-due", errors.due, true)} type="date" value={due} onChange={(event) => { setDue(event.target.value); clear("due"); }} />
          </Field>
        </div>
        <div className="modal-foot">
          <button type="button" className="btn" onClick={onClose}>Cancel</button>
          <button type="submit" className="btn primary">Create draft</button>
        </div>
      </form>
    </Modal>
  );
}
