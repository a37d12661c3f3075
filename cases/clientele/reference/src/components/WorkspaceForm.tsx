import { useRef, useState, type FormEvent } from "react";
import { useBook } from "../state/book";
import { EMAIL, money } from "../state/figures";
import { useToast } from "../state/toasts";
import { Field, tied } from "./Fields";

type Errors = Partial<Record<"name" | "email" | "terms", string>>;

const SYMBOLS: [string, string][] = [["£", "Pound (£)"], ["€", "Euro (€)"], ["$", "Dollar ($)"]];

export function WorkspaceForm() {
  const { prefs, setPrefs } = useBook();
  const say = useToast();
  const start = { name: prefs.workspace, email: prefs.email, terms: String(prefs.terms), symbol: prefs.symbol };
  const [draft, setDraft] = useState(start);
  const [footerTouched, setFooterTouched] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const footer = useRef<HTMLTextAreaElement>(null);
  const dirty = footerTouched || JSON.stringify(draft) !== JSON.stringify(start);

  function set(key: keyof typeof draft, value: string) {
    setDraft((old) => ({ ...old, [key]: value }));
    setErrors((old) => ({ ...old, [key]: undefined }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = draft.name.trim();
    const email = draft.email.trim();
    const terms = Number(draft.terms);
    const found: Errors = {};
    if (!name) found.name = "Enter a workspace name.";
    else if (name.length > 24) found.name = "Use 24 characters or fewer.";
    if (!email) found.email = "Enter an email address.";
    else if (!EMAIL.test(email)) found.email = "Enter an email like name@example.org.";
    if (!/^\d+$/.test(draft.terms.trim()) || terms < 1 || terms > 90) found.terms = "Enter whole days from 1 to 90.";
    setErrors(found);
    const firstBad = Object.keys(found)[0];
    if (firstBad) {
      say("Settings not saved: check the form", { tone: "bad" });
      form.current?.querySelector<HTMLElement>(`#workspace-${firstBad}`)?.focus();
      return;
    }
    setPrefs({ workspace: name, email, terms, symbol: draft.symbol, footer: footer.current?.value.trim() ?? "" });
    setDraft({ name, email, terms: String(terms), symbol: draft.symbol });
    setFooterTouched(false);
    say("Settings saved");
  }

  function discard() {
    setDraft(start);
    setErrors({});
    setFooterTouched(false);
    if (footer.current) footer.current.value = prefs.footer;
    say("Changes discarded");
  }

  return (
    <form ref={form} className="card" noValidate onSubmit={submit}>
      <div className="card-head">
        <div>
          <h2>Workspace</h2>
          <p className="muted">The name appears in the sidebar and on the sign-in page.</p>
        </div>
        {dirty && <span className="pill awaiting">Unsaved changes</span>}
      </div>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <Field id="workspace-name" label="Workspace name" error={errors.name} hint="Up to 24 characters">
          <input {...tied("workspace-name", errors.name, true)} value={draft.name} onChange={(event) => set("name", event.target.value)} />
        </Field>
        <Field id="workspace-email" label="Accounts email" error={errors.email}>
          <input {...tied("workspace-email", errors.email)} type="email" value={draft.email} onChange={(event) => set("email", event.target.value)} />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field id="workspace-terms" label="Payment terms (days)" error={errors.terms} hint="Sets the due date of new invoices">
            <input {...tied("workspace-terms", errors.terms, true)} inputMode="numeric" value={draft.terms} onChange={(event) => set("terms", event.target.value)} />
          </Field>
          <Field id="workspace-symbol" label="Currency" hint={`Shown as ${money(1250, draft.symbol)}; amounts are not converted`}>
            <select {...tied("workspace-symbol", undefined, true)} value={draft.symbol} onChange={(event) => set("symbol", event.target.value)}>
              {SYMBOLS.map(([symbol, label]) => <option key={symbol} value={symbol}>{label}</option>)}
            </select>
          </Field>
        </div>
        <Field id="workspace-footer" label="Invoice footer" hint="Printed under the lines of every invoice">
          <textarea ref={footer} {...tied("workspace-footer", undefined, true)} rows={3} defaultValue={prefs.footer} onChange={() => setFooterTouched(true)} />
        </Field>
      </div>
      <div className="form-foot">
        <button type="button" className="btn" disabled={!dirty} onClick={discard}>Discard changes</button>
        <button type="submit" className="btn primary">Save settings</button>
      </div>
    </form>
  );
}
