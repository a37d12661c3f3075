import { useState, type FormEvent } from "react";
import { isEmail } from "../lib/ids";
import { CURRENCY_LABEL, money } from "../lib/money";
import { useStore } from "../state/store";
import type { Currency } from "../state/types";
import { Field } from "../ui/Field";
import { useToast } from "../ui/toasts";

type Errors = Partial<Record<"name" | "email" | "terms", string>>;

export function WorkspaceForm() {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const { name, email, terms, currency, footer } = state.settings;
  const saved = { name, email, terms: String(terms), currency, footer };
  const [form, setForm] = useState(saved);
  const [errors, setErrors] = useState<Errors>({});
  const dirty = JSON.stringify(form) !== JSON.stringify(saved);

  const set = (patch: Partial<typeof form>) => {
    setForm({ ...form, ...patch });
    setErrors({ ...errors, ...Object.fromEntries(Object.keys(patch).map((k) => [k, undefined])) });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const days = Number(form.terms);
    const found: Errors = {};
    if (!form.name.trim()) found.name = "The workspace needs a name.";
    else if (form.name.trim().length > 24) found.name = "Keep the name to 24 characters.";
    if (!form.email.trim()) found.email = "Enter the accounts email.";
    else if (!isEmail(form.email)) found.email = "This is not a complete email address.";
    if (!form.terms.trim() || !Number.isInteger(days) || days < 1 || days > 120) found.terms = "Enter whole days, from 1 to 120.";
    setErrors(found);
    if (Object.keys(found).length) return;
    const clean = { ...form, name: form.name.trim(), email: form.email.trim(), terms: String(days) };
    setForm(clean);
    dispatch({ type: "settings", patch: { ...clean, terms: days } });
    toast("Settings saved");
  };

  return (
    <form noValidate className="card" aria-labelledby="workspace-title" onSubmit={submit}>
      <div className="px-5 pb-5 pt-[14px]">
        <h2 id="workspace-title" className="serif text-[20px] font-bold leading-6">Workspace</h2>
        <p className="soft small leading-5">The name appears in the sidebar and on the sign-in page.</p>
        <Field label="Workspace name" error={errors.name} hint="Up to 24 characters" className="mt-3">
          <input className="input" value={form.name} onChange={(e) => set({ name: e.target.value })} />
        </Field>
        <Field label="Accounts email" error={errors.email} className="mt-[18px]">
          <input className="input" type="email" value={form.email} onChange={(e) => set({ email: e.target.value })} />
        </Field>
        <div className="mt-[18px] grid grid-cols-2 gap-4">
          <Field label="Payment terms (days)" error={errors.terms} hint="Sets the due date of new invoices">
            <input className="input" inputMode="numeric" value={form.terms} onChange={(e) => set({ terms: e.target.value })} />
          </Field>
          <Field label="Currency" hint={`Shown as ${money(1250, form.currency)}; amounts are not converted`}>
            <select className="input !w-full" value={form.currency} onChange={(e) => set({ currency: e.target.value as Currency })}>
              {Object.entries(CURRENCY_LABEL).map(([value, label]) => <option key={value} value={value}>{label}</option>)}
            </select>
          </Field>
        </div>
        <Field label="Invoice footer" hint="Printed under the lines of every invoice" className="mt-[18px]">
          <textarea className="input" rows={3} value={form.footer} onChange={(e) => set({ footer: e.target.value })} />
        </Field>
      </div>
      <div className="rule flex justify-end gap-[10px] border-t px-5 py-[14px]">
        <button
          type="button"
          className="btn"
          disabled={!dirty}
          onClick={() => {
            setForm(saved);
            setErrors({});
          }}
        >
          Discard changes
        </button>
        <button type="submit" className="btn" data-variant="primary">Save settings</button>
      </div>
    </form>
  );
}
