import { Check, ChevronDown, Mail, MailOpen, X } from "lucide-react";
import { useState } from "react";
import { PageHead } from "../components/PageHead";
import { Segmented, Switch } from "../components/Fields";
import { NOTICE_KINDS, TODAY, type Notice, type NoticeKind } from "../data/types";
import { useBook, useInbox } from "../state/book";
import { addDays, plural, shortDay } from "../state/figures";
import { useToast } from "../state/toasts";

const VIEWS = ["All", "Unread"] as const;
const DAYS = ["Today", "Yesterday", "Earlier"] as const;
type Day = (typeof DAYS)[number];

const ABOUT: Record<NoticeKind, string> = {
  Payments: "Money received and bounced",
  Visits: "Changes to the round",
  Enquiries: "New and returning leads",
  Reminders: "Due dates, van and workshop",
};

const dayOf = (notice: Notice): Day => (notice.date === TODAY ? "Today" : notice.date === addDays(TODAY, -1) ? "Yesterday" : "Earlier");

export default function Notifications() {
  const { book, prefs, setPrefs, insert, patch, remove } = useBook();
  const { shown, unread } = useInbox();
  const say = useToast();
  const [view, setView] = useState<(typeof VIEWS)[number]>("All");
  const [kind, setKind] = useState<NoticeKind | "">("");
  const [folded, setFolded] = useState<Day[]>([]);

  const ofKind = (list: Notice[]) => list.filter((notice) => !kind || notice.kind === kind);
  const list = ofKind(view === "Unread" ? unread : shown);

  function drop(notice: Notice) {
    const at = book.notices.indexOf(notice);
    remove("notices", [notice.id]);
    say("Notification dismissed", { undo: () => insert("notices", [notice], at) });
  }

  function readAll() {
    patch("notices", unread.map((notice) => notice.id), { read: true });
    say(`${plural(unread.length, "notification")} marked as read`);
  }

  function mute(name: NoticeKind, on: boolean) {
    setPrefs({ muted: on ? prefs.muted.filter((other) => other !== name) : [...prefs.muted, name] });
    say(on ? `${name} reach this inbox again` : `${name} muted`);
  }

  return (
    <>
      <PageHead eyebrow={`${unread.length} unread`} title="Notifications">
        <button type="button" className="btn" disabled={unread.length === 0} onClick={readAll}><Check size={16} aria-hidden /> Mark all as read</button>
      </PageHead>

      <div className="grid grid-cols-[1fr_312px] items-start gap-4">
        <div>
          <div className="toolbar">
            <Segmented label="Show" options={VIEWS} value={view} counts={{ All: ofKind(shown).length, Unread: ofKind(unread).length }} onChange={setView} />
            <select className="input w-44" aria-label="Kind" value={kind} onChange={(event) => setKind(event.target.value as NoticeKind | "")}>
              <option value="">All kinds</option>
              {NOTICE_KINDS.map((name) => <option key={name}>{name}</option>)}
            </select>
          </div>
          <section className="card overflow-hidden">
            {DAYS.map((name) => {
              const ofDay = list.filter((notice) => dayOf(notice) === name);
              const open = !folded.includes(name);
              if (ofDay.length === 0) return null;
              return (
                <div key={name} className="day">
                  <h2>
                    <button type="button" className="day-btn" aria-expanded={open} aria-controls={`day-${name}`} onClick={() => setFolded(open ? [...folded, name] : folded.filter((other) => other !== name))}>
                      <ChevronDown size={16} aria-hidden className={open ? "turned" : "turn"} />
                      {name} <span className="seg-count">{ofDay.length}</span>
                    </button>
                  </h2>
                  {open && (
                    <ul id={`day-${name}`}>
                      {ofDay.map((notice) => (
                        <li key={notice.id} className={notice.read ? "notice" : "notice unread"}>
                          <span className="dot" aria-hidden />
                          <div className="min-w-0 flex-1">
                            <p className="notice-title">{notice.title}{!notice.read && <span className="sr-only"> (unread)</span>}</p>
                            <p className="muted">{notice.body}</p>
                          </div>
                          <span className={`kind ${notice.kind.toLowerCase()}`}>{notice.kind}</span>
                          <span className="num muted notice-when">{name === "Earlier" ? shortDay(notice.date) : notice.time}</span>
                          <button type="button" className="icon-btn" title={notice.read ? "Mark as unread" : "Mark as read"} aria-label={`${notice.read ? "Mark as unread" : "Mark as read"}: ${notice.title}`} onClick={() => patch("notices", [notice.id], { read: !notice.read })}>
                            {notice.read ? <MailOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
                          </button>
                          <button type="button" className="icon-btn" title="Dismiss" aria-label={`Dismiss: ${notice.title}`} onClick={() => drop(notice)}>
                            <X size={16} aria-hidden />
                          </button>
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              );
            })}
            {list.length === 0 && <p className="empty">{view === "Unread" ? "You are all caught up." : "Nothing to show."}</p>}
          </section>
        </div>

        <section className="card">
          <div className="card-head"><h2>What reaches you</h2></div>
          <div className="px-5 pb-3">
            {NOTICE_KINDS.map((name) => (
              <Switch key={name} id={`reach-${name}`} label={name} hint={ABOUT[name]} on={!prefs.muted.includes(name)} onChange={(on) => mute(name, on)} />
            ))}
          </div>
          <p className="card-rule muted">Muted kinds are hidden here and left out of the unread badge.</p>
        </section>
      </div>
    </>
  );
}
