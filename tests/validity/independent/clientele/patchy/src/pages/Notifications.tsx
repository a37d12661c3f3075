import { useState } from "react";
import { Check, ChevronDown, ChevronRight, Mail, MailOpen, X } from "lucide-react";
import { Notif } from "../data";
import { btn, card, h2, ico, input, line, Pills, row, serif, sub, SwitchLine, Top } from "../bits";

const colors: Record<string, string> = { Payments: "#25584a", Visits: "#6b6055", Enquiries: "#93640f", Reminders: "#9a2f2a" };
const about = [
  ["Payments", "Money received and bounced"], ["Visits", "Changes to the round"], ["Enquiries", "New and returning leads"], ["Reminders", "Due dates, van and workshop"],
];

export default function Notifications({ notifs, setNotifs }: { notifs: Notif[]; setNotifs: (n: Notif[]) => void }) {
  const [tab, setTab] = useState("All");
  const [kind, setKind] = useState("All kinds");
  const [shut, setShut] = useState("");
  const [on, setOn] = useState<Record<string, boolean>>({ Payments: true, Visits: true, Enquiries: true, Reminders: true });
  const unread = notifs.filter((n) => !n.read).length;
  const list = notifs.filter((n) => (tab === "All" || !n.read) && (kind === "All kinds" || n.kind === kind));

  return (
    <div>
      <Top small={unread + " unread"} title="Notifications">
        <div style={btn} onClick={() => setNotifs(notifs.map((n) => ({ ...n, read: true })))}><Check size={16} /> Mark all as read</div>
      </Top>
      <div style={{ display: "grid", gridTemplateColumns: "808px 1fr", gap: 16, alignItems: "start" }}>
        <div>
          <div style={{ ...row, gap: 10, marginBottom: 14 }}>
            <Pills items={[["All", notifs.length], ["Unread", unread]]} value={tab} pick={setTab} />
            <select style={{ ...input, width: 176 }} value={kind} onChange={(e) => setKind(e.target.value)}>
              <option>All kinds</option>
              {about.map(([k]) => <option key={k}>{k}</option>)}
            </select>
          </div>
          <div style={{ ...card, overflow: "hidden" }}>
            {["Today", "Yesterday", "Earlier"].map((g) => (
              <div key={g}>
                <div style={{ ...row, gap: 8, height: 41, padding: "0 18px", background: "#f7f2e7", borderBottom: line, cursor: "pointer" }} onClick={() => setShut(shut === g ? "" : g)}>
                  {shut === g ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
                  <span style={{ fontFamily: serif, fontSize: 17, fontWeight: 700 }}>{g}</span>
                  <span style={{ ...sub, fontSize: 12 }}>3</span>
                </div>
                {shut !== g && list.filter((n) => n.group === g).map((n) => (
                  <div key={n.id} style={{ ...row, height: 57, padding: "0 14px 0 18px", borderBottom: line }}>
                    <div style={{ width: 20 }}>{!n.read && <div style={{ width: 8, height: 8, borderRadius: 4, background: "#93640f" }} />}</div>
                    <div style={{ flex: 1 }}>
                      <div style={{ fontWeight: n.read ? 400 : 700 }}>{n.title}</div>
                      <div style={{ ...sub, marginTop: 4 }}>{n.text}</div>
                    </div>
                    <b style={{ fontSize: 13, color: colors[n.kind] }}>{n.kind}</b>
                    <span style={{ ...sub, width: 60, textAlign: "right" }}>{n.time}</span>
                    <span style={{ ...ico, marginLeft: 13 }} onClick={() => setNotifs(notifs.map((x) => (x.id === n.id ? { ...x, read: true } : x)))}>
                      {n.read ? <MailOpen size={16} /> : <Mail size={16} />}
                    </span>
                    <span style={{ ...ico, marginLeft: 14 }} onClick={() => setNotifs(notifs.filter((x) => x.id !== n.id))}><X size={17} /></span>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
        <div style={card}>
          <div style={{ padding: "15px 20px 12px" }}>
            <div style={{ ...h2, marginBottom: 8 }}>What reaches you</div>
            {about.map(([k, t], idx) => (
              <SwitchLine key={k} title={k} text={t} on={on[k]} flip={() => setOn({ ...on, [k]: !on[k] })} last={idx === 3} />
            ))}
          </div>
          <div style={{ ...sub, borderTop: line, padding: "12px 20px", lineHeight: "18px" }}>Muted kinds are hidden here and left out of the unread badge.</div>
        </div>
      </div>
    </div>
  );
}
