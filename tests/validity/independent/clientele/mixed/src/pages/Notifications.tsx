import { Component } from "react";
import { SwitchRow, Tabs } from "../components/Bits";
import Dropdown from "../components/Dropdown";
import Icon from "../components/Icon";
import PageHead from "../components/PageHead";
import { unread } from "../lib/selectors";
import { StoreContext } from "../store/Store";
import { Kind, Notice } from "../store/types";

const KINDS: { kind: Kind; text: string }[] = [
  { kind: "Payments", text: "Money received and bounced" },
  { kind: "Visits", text: "Changes to the round" },
  { kind: "Enquiries", text: "New and returning leads" },
  { kind: "Reminders", text: "Due dates, van and workshop" },
];

interface State {
  tab: string;
  kind: string;
  folded: string[];
}

export default class Notifications extends Component<object, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State = { tab: "All", kind: "All kinds", folded: [] };

  fold(day: string) {
    const { folded } = this.state;
    this.setState({ folded: folded.includes(day) ? folded.filter((d) => d !== day) : [...folded, day] });
  }

  renderNotice(n: Notice) {
    const { dispatch } = this.context;
    return (
      <div key={n.id} className={"notice" + (n.read ? "" : " notice--new")}>
        <span className="notice__dot" />
        <div className="notice__what">
          <div className="notice__title">{n.title}</div>
          <div className="notice__text">{n.text}</div>
        </div>
        <span className={"notice__kind notice__kind--" + n.kind.toLowerCase()}>{n.kind}</span>
        <span className="notice__time">{n.time}</span>
        <span className="icon-btn" onClick={() => dispatch({ type: "NOTICE_READ", id: n.id, read: !n.read })}><Icon name={n.read ? "mailopen" : "mail"} /></span>
        <span className="icon-btn" onClick={() => dispatch({ type: "NOTICE_DISMISS", id: n.id })}><Icon name="close" /></span>
      </div>
    );
  }

  render() {
    const { state, dispatch } = this.context;
    const { tab, kind, folded } = this.state;
    const heard = state.notices.filter((n) => !state.muted.includes(n.kind));
    const list = heard.filter((n) => tab === "All" || !n.read).filter((n) => kind === "All kinds" || n.kind === kind);
    const count = unread(state);
    return (
      <div>
        <PageHead over={count > 0 ? count + " unread" : "All read"} title="Notifications">
          <div className="btn" onClick={() => dispatch({ type: "NOTICE_ALL_READ" })}><Icon name="check" /> Mark all as read</div>
        </PageHead>
        <div className="cols cols--notices">
          <div className="cols__wide">
            <div className="filters">
              <Tabs value={tab} onPick={(t) => this.setState({ tab: t })} tabs={[
                { name: "All", count: heard.length }, { name: "Unread", count: heard.filter((n) => !n.read).length },
              ]} />
              <Dropdown className="dd--kind" value={kind} options={["All kinds", ...KINDS.map((k) => k.kind)]} onPick={(v) => this.setState({ kind: v })} />
            </div>
            <div className="card">
              {["Today", "Yesterday", "Earlier"].map((day) => {
                const items = list.filter((n) => n.day === day);
                if (items.length === 0) return null;
                const shut = folded.includes(day);
                return (
                  <div key={day}>
                    <div className="day" onClick={() => this.fold(day)}>
                      <Icon name={shut ? "right" : "down"} /> <span className="day__name">{day}</span> <span className="day__count">{items.length}</span>
                    </div>
                    {!shut && items.map((n) => this.renderNotice(n))}
                  </div>
                );
              })}
              {list.length === 0 && <div className="empty">Nothing to see here.</div>}
            </div>
          </div>
          <div className="cols__slim">
            <div className="card reach">
              <div className="card__title">What reaches you</div>
              {KINDS.map((k) => (
                <SwitchRow key={k.kind} title={k.kind} text={k.text} on={!state.muted.includes(k.kind)} onFlip={() => dispatch({ type: "NOTICE_MUTE", kind: k.kind })} />
              ))}
              <div className="reach__foot">Muted kinds are hidden here and left out of the unread badge.</div>
            </div>
          </div>
        </div>
      </div>
    );
  }
}
