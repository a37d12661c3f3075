import { useState } from "react";
import { store, useStore } from "../store/store";
import { snackbar } from "../store/snackbar";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Select } from "../ui/Select";
import { TextField } from "../ui/TextField";

export function InvoiceDialog({ onClose }: { onClose: () => void }) {
  const customers = useStore((s) => s.customers);
  const [customerId, setCustomerId] = useState("");
  const [work, setWork] = useState("");
  const [amount, setAmount] = useState("");
  const [submitted, setSubmitted] = useState(false);

  const value = Number(amount);
  const errors = {
    customer: customerId ? "" : "Choose a customer",
    work: work.trim() ? "" : "Describe the work",
    amount: amount.trim() && value > 0 ? "" : "Enter an amount above zero",
  };

  const save = () => {
    setSubmitted(true);
    if (errors.customer || errors.work || errors.amount) return;
    const number = store.addInvoice(customerId, work.trim(), value);
    snackbar.show(`${number} saved as a draft`);
    onClose();
  };

  return (
    <Dialog open title="New invoice" onClose={onClose}>
      <form className="dialog-form" noValidate onSubmit={(e) => { e.preventDefault(); save(); }}>
        <Select
          label="Customer"
          value={customerId}
          options={[...customers].sort((a, b) => a.name.localeCompare(b.name)).map((c) => ({ value: c.id, label: c.name }))}
          onChange={setCustomerId}
          error={submitted && !!errors.customer}
          helperText={submitted ? errors.customer : ""}
        />
        <TextField label="Work" value={work} onChange={setWork} error={submitted && !!errors.work} helperText={submitted ? errors.work : ""} />
        <TextField label="Amount" value={amount} onChange={setAmount} error={submitted && !!errors.amount} helperText={submitted ? errors.amount : ""} />
        <div className="dialog-actions">
          <Button variant="text" onClick={onClose}>Cancel</Button>
          <Button variant="contained" type="submit">Save draft</Button>
        </div>
      </form>
    </Dialog>
  );
}
