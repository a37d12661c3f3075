import { Check, ChevronDown, Mail, MailOpen, X } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "../layout/PageHeader";
import { useQuery } from "../lib/useQuery";
import { store, useStore } from "../store/store";
import { unreadCount } from "../store/selectors";
import { snackbar } from "../store/snackbar";
import { KINDS } from "../store/types";
import type { Kind, Notice } from "../store/types";
import { Button, IconButton } from "../ui/Button";
import { Select } from "../ui/Select";
import { SwitchRow } from "../ui/Switch";
import { ToggleGroup } from "../ui/ToggleGroup";

const GROUPS = ["Today", "Yesterday", "Earlier"] as const;

const KIND_TEXT: Record<Kind, string> = {
  Payments: "Money received and bounced",
  Visits: "Changes to the round",
  Enquiries: "New and returning leads",
  Reminders: "Due dates, van and workshop",
};

export function Notifications() {
  const state = useStore((s) => s);
  const { params, update } = useQuery();
  const [closed, setClosed] = useState<string[]>([]);

  const tab = params.get("tab") ?? "All";
  const kind = params.get("kind") ?? "";
  const unread = unreadCount(state);
  const reaching = state.notices.filter((n) => !state.muted.includes(n.kind));
  const shown = reaching.filter((n) => (tab === "All" || !n.read) && (!kind || n.kind === kind));

  const dismiss = (notice: Notice) => {
    const before = store.getState().notices;
    store.removeNotice(notice.id);
    snackbar.show("Notification dismissed", () => store.set({ notices: before }));
  };

  const markAll = () => {
    store.markAllRead();
    snackbar.show("All notifications marked as read");
  };

  return (
    <>
      <PageHeader
        eyebrow={`${unread} unread`}
        title="Notifications"
        actions={<Button disabled={unread === 0} onClick={markAll}><Check size={16} />Mark all as read</Button>}
      />
      <div className="notice-columns">
        <div>
          <div className="filters">
            <ToggleGroup
              label="Show"
              value={tab}
              onChange={(value) => update({ tab: value === "All" ? null : value })}
              items={[
                { value: "All", label: "All", count: reaching.length },
                { value: "Unread", label: "Unread", count: reaching.filter((n) => !n.read).length },
              ]}
            />
            <Select
              hideLabel label="Kind" width={176} value={kind} onChange={(value) => update({ kind: value })}
              options={[{ value: "", label: "All kinds" }, ...KINDS.map((k) => ({ value: k, label: k }))]}
            />
          </div>
          <section className="card">
            {shown.length === 0 && (
              <div className="empty">
                <p className="strong">All quiet</p>
                <p className="muted small">There is nothing to show here.</p>
              </div>
            )}
            {GROUPS.map((group) => {
              const items = shown.filter((n) => n.group === group);
              if (items.length === 0) return null;
              const isOpen = !closed.includes(group);
              return (
                <div key={group}>
                  <button
                    type="button"
                    className={`notice-group ${isOpen ? "is-open" : ""}`}
                    aria-expanded={isOpen}
                    onClick={() => setClosed(isOpen ? [...closed, group] : closed.filter((g) => g !== group))}
                  >
                    <ChevronDown size={16} className="chevron-group" />
                    <span className="group-name">{group}</span>
                    <span className="muted small">{items.length}</span>
                  </button>
                  {isOpen && items.map((n) => (
                    <div key={n.id} className={`notice ${n.read ? "" : "is-unread"}`}>
                      <span className="dot" />
                      <div className="grow">
                        <p className="notice-title">{n.title}</p>
                        <p className="muted small">{n.text}</p>
                      </div>
                      <span className={`kind kind-${n.kind.toLowerCase()}`}>{n.kind}</span>
                      <span className="notice-time">{n.time}</span>
                      <IconButton title={n.read ? "Mark as unread" : "Mark as read"} onClick={() => store.toggleRead(n.id)}>
                        {n.read ? <MailOpen size={16} /> : <Mail size={16} />}
                      </IconButton>
                      <IconButton title="Dismiss" onClick={() => dismiss(n)}><X size={16} /></IconButton>
                    </div>
                  ))}
                </div>
              );
            })}
          </section>
        </div>
        <section className="card reach">
          <h2 className="card-title">What reaches you</h2>
          <div className="switch-list">
            {KINDS.map((k) => (
              <SwitchRow key={k} label={k} text={KIND_TEXT[k]} checked={!state.muted.includes(k)} onChange={() => store.toggleMuted(k)} />
            ))}
          </div>
          <p className="reach-note">Muted kinds are hidden here and left out of the unread badge.</p>
        </section>
      </div>
    </>
  );
}
