import { useState } from "react";
import { Switch } from "../components/Fields";
import { Confirm } from "../components/Modal";
import { PageHead } from "../components/PageHead";
import { WorkspaceForm } from "../components/WorkspaceForm";
import { useBook, type Prefs } from "../state/book";
import { useToast } from "../state/toasts";

const SWITCHES: { key: "compact" | "banner" | "evening" | "digest"; label: string; hint: string }[] = [
  { key: "compact", label: "Compact rows", hint: "Tighter tables in Customers and Invoices, without contact names" },
  { key: "banner", label: "Overdue banner", hint: "Warns about late invoices at the top of Overview" },
  { key: "evening", label: "Evening theme", hint: "Dark paper for late concert nights" },
  { key: "digest", label: "Monday digest", hint: "A weekly summary goes to the accounts email" },
];

export default function Settings() {
  const { prefs, setPrefs, restoreSample } = useBook();
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const [resets, setResets] = useState(0);

  function flip(key: (typeof SWITCHES)[number]["key"], label: string, on: boolean) {
    const change: Partial<Prefs> = { [key]: on };
    setPrefs(change);
    say(`${label} ${on ? "on" : "off"}`);
  }

  return (
    <>
      <PageHead eyebrow="Workspace" title="Settings" />
      <div className="grid grid-cols-[1.25fr_1fr] items-start gap-4">
        <WorkspaceForm key={resets} />
        <div className="flex flex-col gap-4">
          <section className="card">
            <div className="card-head">
              <div>
                <h2>Display and email</h2>
                <p className="muted">Switches take effect straight away.</p>
              </div>
            </div>
            <div className="px-5 pb-3">
              {SWITCHES.map(({ key, label, hint }) => (
                <Switch key={key} id={`pref-${key}`} label={label} hint={hint} on={prefs[key]} onChange={(on) => flip(key, label, on)} />
              ))}
            </div>
          </section>
          <details className="card danger-zone">
            <summary>Reset this workspace</summary>
            <div className="px-5 pb-5">
              <p className="muted mb-3">Puts customers, invoices, notes and settings back as they were when the workspace was first opened.</p>
              <button type="button" className="btn" onClick={() => setAsking(true)}>Restore sample data</button>
            </div>
          </details>
        </div>
      </div>
      {asking && (
        <Confirm
          title="Restore sample data?"
          text="Every change made in this workspace will be lost."
          action="Restore"
          onConfirm={() => { restoreSample(); setResets(resets + 1); say("Sample data restored"); }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
