import { useState } from "react";
import { WorkspaceForm } from "../features/WorkspaceForm";
import { PageHeader } from "../layout/PageHeader";
import { useStore } from "../state/store";
import type { Settings } from "../state/types";
import { Confirm } from "../ui/Confirm";
import { SwitchRow } from "../ui/SwitchRow";
import { useToast } from "../ui/toasts";

const SWITCHES: { key: "compact" | "banner" | "evening" | "digest"; title: string; text: string }[] = [
  { key: "compact", title: "Compact rows", text: "Tighter tables in Customers and Invoices, without contact names" },
  { key: "banner", title: "Overdue banner", text: "Warns about late invoices at the top of Overview" },
  { key: "evening", title: "Evening theme", text: "Dark paper for late concert nights" },
  { key: "digest", title: "Monday digest", text: "A weekly summary goes to the accounts email" },
];

export function SettingsPage() {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [version, setVersion] = useState(0);

  return (
    <>
      <PageHeader eyebrow="Workspace" title="Settings" />
      <div className="grid grid-cols-[622px_1fr] items-start gap-4">
        <WorkspaceForm key={version} />
        <div>
          <section className="card px-5 pb-2 pt-[14px]" aria-labelledby="display-title">
            <h2 id="display-title" className="serif text-[20px] font-bold leading-6">Display and email</h2>
            <p className="soft small mb-2 leading-5">Switches take effect straight away.</p>
            {SWITCHES.map(({ key, title, text }) => (
              <SwitchRow
                key={key}
                title={title}
                text={text}
                checked={state.settings[key]}
                onChange={(on) => {
                  const patch: Partial<Settings> = { [key]: on };
                  dispatch({ type: "settings", patch });
                  toast(`${title} ${on ? "on" : "off"}`);
                }}
              />
            ))}
          </section>
          <details className="card mt-4 px-5 py-[14px]">
            <summary className="cursor-pointer font-bold">Reset this workspace</summary>
            <p className="soft small my-3 leading-5">
              Puts customers, invoices, notifications and settings back as they were on the first day. This cannot be undone.
            </p>
            <button type="button" className="btn" data-variant="danger" onClick={() => setAsking(true)}>Reset workspace</button>
          </details>
        </div>
      </div>
      {asking && (
        <Confirm
          title="Reset this workspace?"
          text="Everything you changed is lost."
          action="Reset"
          onConfirm={() => {
            dispatch({ type: "reset" });
            setVersion(version + 1);
            toast("Workspace reset");
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
