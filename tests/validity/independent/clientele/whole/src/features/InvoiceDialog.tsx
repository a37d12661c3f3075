import { useState, type FormEvent } from "react";
import { addDays, longDate, TODAY } from "../lib/dates";
import { SYMBOL } from "../lib/money";
import { nextNumber } from "../state/selectors";
import { useStore } from "../state/store";
import { Field } from "../ui/Field";
import { Modal } from "../ui/Modal";
import { useToast } from "../ui/toasts";

interface Props {
  customerId?: string;
  onClose: () => void;
  onAdded?: () => void;
}

type Errors = Partial<Record<"customer" | "work" | "amount", string>>;

export function InvoiceDialog({ customerId = "", onClose, onAdded }: Props) {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const [customer, setCustomer] = useState(customerId);
  const [work, setWork] = useState("");
  const [amount, setAmount] = useState("");
  const [send, setSend] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const number = nextNumber(state);
  const due = addDays(TODAY, state.settings.terms);
  const sorted = [...state.customers].sort((a, b) => a.name.localeCompare(b.name));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(amount.replace(/[£€$,\s]/g, ""));
    const found: Errors = {};
    const chosen = state.customers.find((c) => c.id === customer);
    if (!chosen) found.customer = "Choose a customer.";
    if (!work.trim()) found.work = "Describe the work.";
    if (!amount.trim()) found.amount = "Enter an amount.";
    else if (!Number.isFinite(value) || value <= 0) found.amount = "The amount must be more than zero.";
    setErrors(found);
    if (!chosen || Object.keys(found).length) return;
    dispatch({
      type: "invoice/add",
      invoice: {
        number,
        customerId: chosen.id,
        customerName: chosen.name,
        issued: TODAY,
        due,
        state: send ? "Awaiting" : "Draft",
        paidOn: null,
        lines: [{ work: work.trim(), amount: Math.round(value * 100) / 100 }],
      },
    });
    toast(send ? `${number} sent to ${chosen.name}` : `${number} saved as a draft`);
    onAdded?.();
    onClose();
  };

  return (
    <Modal title="New invoice" text={`${number}, due ${longDate(due)}`} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 px-6 pt-5">
          <Field label="Customer" error={errors.customer}>
            <select
              className="input !w-full"
              value={customer}
              onChange={(e) => {
                setCustomer(e.target.value);
                setErrors({ ...errors, customer: undefined });
              }}
            >
              <option value="">Choose a customer</option>
              {sorted.map((c) => <option key={c.id} value={c.id}>{c.name}</option>)}
            </select>
          </Field>
          <Field label="Work" error={errors.work}>
            <input
              className="input"
              placeholder="Concert tuning"
              value={work}
              onChange={(e) => {
                setWork(e.target.value);
                setErrors({ ...errors, work: undefined });
              }}
            />
          </Field>
          <Field label={`Amount (${SYMBOL[state.settings.currency]})`} error={errors.amount}>
            <input
              className="input"
              inputMode="decimal"
              placeholder="120"
              value={amount}
              onChange={(e) => {
                setAmount(e.target.value);
                setErrors({ ...errors, amount: undefined });
              }}
            />
          </Field>
          <label className="flex items-center gap-2">
            <input type="checkbox" className="h-4 w-4 accent-[#25584a]" checked={send} onChange={(e) => setSend(e.target.checked)} />
            Send it now instead of keeping a draft
          </label>
        </div>
        <div className="rule mt-6 flex justify-end gap-3 border-t px-6 py-4">
          <button type="button" className="btn" onClick={onClose}>Cancel</button>
          <button type="submit" className="btn" data-variant="primary">Create invoice</button>
        </div>
      </form>
    </Modal>
  );
}
