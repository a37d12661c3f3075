import { useState } from "react";
import { PageHeader } from "../layout/PageHeader";
import { isEmail } from "../lib/format";
import { store, useStore } from "../store/store";
import { snackbar } from "../store/snackbar";
import type { Settings } from "../store/types";
import { Accordion } from "../ui/Accordion";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/Dialog";
import { Select } from "../ui/Select";
import { SwitchRow } from "../ui/Switch";
import { TextField } from "../ui/TextField";

const CURRENCIES = [
  { value: "£", label: "Pound (£)" },
  { value: "€", label: "Euro (€)" },
  { value: "$", label: "Dollar ($)" },
];

export function SettingsPage() {
  const settings = useStore((s) => s.settings);
  return (
    <>
      <PageHeader eyebrow="Workspace" title="Settings" />
      <div className="settings-columns">
        <WorkspaceForm key={JSON.stringify(settings)} saved={settings} />
        <div className="column">
          <DisplayCard />
          <ResetCard />
        </div>
      </div>
    </>
  );
}

function WorkspaceForm({ saved }: { saved: Settings }) {
  const [form, setForm] = useState(saved);
  const [submitted, setSubmitted] = useState(false);
  const set = (patch: Partial<Settings>) => setForm({ ...form, ...patch });
  const dirty = JSON.stringify(form) !== JSON.stringify(saved);

  const terms = Number(form.terms);
  const errors = {
    name: !form.name.trim() ? "The workspace needs a name" : form.name.length > 24 ? "Keep it to 24 characters" : "",
    email: isEmail(form.email) ? "" : "Enter a valid email address",
    terms: form.terms.trim() && Number.isInteger(terms) && terms >= 1 && terms <= 120 ? "" : "Between 1 and 120 days",
  };
  const hint = (error: string, text: string) => (submitted && error ? error : text);

  const save = () => {
    setSubmitted(true);
    if (errors.name || errors.email || errors.terms) return;
    store.saveSettings(form);
    snackbar.show("Settings saved");
  };

  return (
    <form className="card" noValidate onSubmit={(e) => { e.preventDefault(); save(); }}>
      <div className="settings-body">
        <h2 className="card-title">Workspace</h2>
        <p className="muted small">The name appears in the sidebar and on the sign-in page.</p>
        <TextField
          shrink label="Workspace name" value={form.name} onChange={(name) => set({ name })}
          error={submitted && !!errors.name} helperText={hint(errors.name, "Up to 24 characters")}
        />
        <TextField
          shrink label="Accounts email" type="email" value={form.email} onChange={(email) => set({ email })}
          error={submitted && !!errors.email} helperText={hint(errors.email, "")}
        />
        <div className="two">
          <TextField
            shrink label="Payment terms (days)" value={form.terms} onChange={(value) => set({ terms: value })}
            error={submitted && !!errors.terms} helperText={hint(errors.terms, "Sets the due date of new invoices")}
          />
          <Select
            label="Currency" value={form.currency} options={CURRENCIES} onChange={(currency) => set({ currency: currency as Settings["currency"] })}
            helperText={`Shown as ${form.currency}1,250; amounts are not converted`}
          />
        </div>
        <TextField
          shrink multiline rows={3} label="Invoice footer" value={form.footer} onChange={(footer) => set({ footer })}
          helperText="Printed under the lines of every invoice"
        />
      </div>
      <div className="settings-foot">
        <Button disabled={!dirty} onClick={() => { setForm(saved); setSubmitted(false); }}>Discard changes</Button>
        <Button variant="contained" type="submit">Save settings</Button>
      </div>
    </form>
  );
}

function DisplayCard() {
  const display = useStore((s) => s.display);
  const [digest, setDigest] = useState(true);
  return (
    <section className="card display-card">
      <h2 className="card-title">Display and email</h2>
      <p className="muted small">Switches take effect straight away.</p>
      <div className="switch-list">
        <SwitchRow label="Compact rows" text="Tighter tables in Customers and Invoices, without contact names" checked={display.compact} onChange={(compact) => store.setDisplay({ compact })} />
        <SwitchRow label="Overdue banner" text="Warns about late invoices at the top of Overview" checked={display.banner} onChange={(banner) => store.setDisplay({ banner })} />
        <SwitchRow label="Evening theme" text="Dark paper for late concert nights" checked={display.evening} onChange={(evening) => store.setDisplay({ evening })} />
        <SwitchRow label="Monday digest" text="A weekly summary goes to the accounts email" checked={digest} onChange={setDigest} />
      </div>
    </section>
  );
}

function ResetCard() {
  const [confirming, setConfirming] = useState(false);
  const reset = () => {
    store.reset();
    snackbar.show("Workspace reset");
  };
  return (
    <section className="card">
      <Accordion className="reset" summary={<><span className="triangle" /><span className="strong">Reset this workspace</span></>}>
        <div className="reset-body">
          <p className="muted small">Puts customers, invoices, notifications and settings back to where they started.</p>
          <Button variant="danger" size="small" onClick={() => setConfirming(true)}>Reset workspace</Button>
        </div>
      </Accordion>
      <ConfirmDialog
        open={confirming}
        title="Reset this workspace?"
        text="Everything you changed since the start is lost."
        action="Reset"
        onConfirm={reset}
        onClose={() => setConfirming(false)}
      />
    </section>
  );
}
