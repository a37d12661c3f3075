import { Check } from "lucide-react";
import { useState } from "react";
import { NotificationRow } from "../features/NotificationRow";
import { PageHeader } from "../layout/PageHeader";
import { audible, unreadCount } from "../state/selectors";
import { useStore } from "../state/store";
import { KINDS, type Kind, type Notification } from "../state/types";
import { Collapse } from "../ui/Collapse";
import { Segmented } from "../ui/Segmented";
import { SwitchRow } from "../ui/SwitchRow";
import { useToast } from "../ui/toasts";

const GROUPS: Notification["group"][] = ["Today", "Yesterday", "Earlier"];
const EXPLAINED: Record<Kind, string> = {
  Payments: "Money received and bounced",
  Visits: "Changes to the round",
  Enquiries: "New and returning leads",
  Reminders: "Due dates, van and workshop",
};

export function NotificationsPage() {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const [show, setShow] = useState<"All" | "Unread">("All");
  const [kind, setKind] = useState("");
  const [closed, setClosed] = useState<string[]>([]);
  const unread = unreadCount(state);
  const base = audible(state).filter((n) => !kind || n.kind === kind);
  const fresh = base.filter((n) => !n.read);
  const list = show === "All" ? base : fresh;
  const groups = GROUPS.map((group) => ({ group, items: list.filter((n) => n.group === group) })).filter((g) => g.items.length);

  return (
    <>
      <PageHeader eyebrow={unread ? `${unread} unread` : "All read"} title="Notifications">
        <button
          type="button"
          className="btn"
          disabled={!unread}
          onClick={() => {
            dispatch({ type: "notification/readAll" });
            toast("All notifications marked as read");
          }}
        >
          <Check size={16} /> Mark all as read
        </button>
      </PageHeader>
      <div className="grid grid-cols-[808px_1fr] items-start gap-4">
        <div>
          <div className="mb-[14px] flex gap-[10px]">
            <Segmented
              as="tab"
              label="Which notifications"
              value={show}
              onChange={setShow}
              options={[{ value: "All", label: "All", count: base.length }, { value: "Unread", label: "Unread", count: fresh.length }]}
            />
            <select className="input !w-[176px]" aria-label="Kind" value={kind} onChange={(e) => setKind(e.target.value)}>
              <option value="">All kinds</option>
              {KINDS.map((k) => <option key={k}>{k}</option>)}
            </select>
          </div>
          <section className="card overflow-hidden" role="tabpanel" aria-label={`${show} notifications`}>
            {groups.map(({ group, items }) => (
              <div key={group} className="rule border-t bg-[var(--head)] first:border-t-0">
                <Collapse
                  open={!closed.includes(group)}
                  onToggle={() => setClosed(closed.includes(group) ? closed.filter((g) => g !== group) : [...closed, group])}
                  className="h-[40px] px-[18px]"
                  title={<><span className="serif text-[17px] font-bold">{group}</span><span className="soft text-[12px]">{items.length}</span></>}
                >
                  <ul className="bg-[var(--card)]">
                    {items.map((n) => <NotificationRow key={n.id} notification={n} />)}
                  </ul>
                </Collapse>
              </div>
            ))}
            {groups.length === 0 && (
              <div className="px-5 py-14 text-center">
                <p className="serif text-[20px] font-bold">{show === "Unread" ? "Nothing unread" : "No notifications"}</p>
                <p className="soft mt-1">{kind ? `There is nothing under ${kind}.` : "You are up to date."}</p>
              </div>
            )}
          </section>
        </div>
        <section className="card" aria-labelledby="reach-title">
          <h2 id="reach-title" className="serif px-5 pb-1 pt-[14px] text-[20px] font-bold leading-6">What reaches you</h2>
          <div className="px-5 pb-3">
            {KINDS.map((k) => (
              <SwitchRow
                key={k}
                title={k}
                text={EXPLAINED[k]}
                checked={!state.muted.includes(k)}
                onChange={(on) => dispatch({ type: "notification/mute", kind: k, muted: !on })}
              />
            ))}
          </div>
          <p className="soft small rule border-t px-5 py-3 leading-[18px]">
            Muted kinds are hidden here and left out of the unread badge.
          </p>
        </section>
      </div>
    </>
  );
}
