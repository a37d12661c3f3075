import { Bell, BellRing } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useShop } from "../state/store";
import type { Product } from "../state/types";
import { checkEmail } from "../state/validate";
import Dialog from "./Dialog";

/** Stands where "Add" would be when a pot is sold out: asks for an address, then shows that the alert is set. */
export default function NotifyButton({ product, className = "btn btn-line btn-sm" }: { product: Product; className?: string }) {
  const { state, dispatch, toast } = useShop();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState("");
  const on = state.alerts.includes(product.id);
  const fieldId = `notify-${product.id}`;

  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const form = e.currentTarget;
    const email = String(new FormData(form).get("email") ?? "");
    const problem = checkEmail(email);
    setError(problem);
    if (problem) {
      form.querySelector("input")?.focus();
      return;
    }
    dispatch({ type: "alert", productId: product.id, on: true });
    setOpen(false);
    toast(`We'll email ${email.trim()} when the ${product.name} is back`);
  };

  const press = () => {
    if (on) {
      dispatch({ type: "alert", productId: product.id, on: false });
      toast(`Alert for ${product.name} switched off`);
    } else {
      setError("");
      setOpen(true);
    }
  };

  return (
    <>
      <button type="button" className={className} onClick={press} aria-pressed={on} aria-label={`${on ? "Alert set" : "Notify me"}: ${product.name}`}>
        {on ? <BellRing size={15} aria-hidden /> : <Bell size={15} aria-hidden />} {on ? "Alert set" : "Notify me"}
      </button>
      {open && (
        <Dialog title={`${product.name} is sold out`} onClose={() => setOpen(false)}>
          <form noValidate onSubmit={submit} className="mt-3">
            <p className="mb-4">Leave your email and we'll write once, on the day the next batch leaves the kiln.</p>
            <label htmlFor={fieldId} className="label">Email address</label>
            <input id={fieldId} name="email" type="email" className="input" aria-invalid={Boolean(error)} aria-describedby={error ? `${fieldId}-e` : undefined} />
            {error && <p id={`${fieldId}-e`} className="error" role="alert">{error}</p>}
            <div className="mt-6 flex justify-end gap-3">
              <button type="button" className="btn btn-line" onClick={() => setOpen(false)}>Cancel</button>
              <button type="submit" className="btn">Email me</button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
