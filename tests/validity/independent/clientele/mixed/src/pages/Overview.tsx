import { Component, createRef } from "react";
import { Tabs } from "../components/Bits";
import CustomerForm from "../components/CustomerForm";
import Icon from "../components/Icon";
import PageHead from "../components/PageHead";
import { money, plural, shortDate } from "../lib/format";
import { amountOf, balanceOf, open, overdue, total } from "../lib/selectors";
import { RouterProps, withRouter } from "../lib/withRouter";
import { StoreContext } from "../store/Store";
import { TODAY } from "../store/seed";

const MONTHS = [
  ["2025-08", "Aug"],
  ["2025-09", "Sep"],
  ["2025-10", "Oct"],
  ["2025-11", "Nov"],
  ["2025-12", "Dec"],
  ["2026-01", "Jan"],
];

interface State {
  menu: boolean;
  adding: boolean;
  chart: string;
  openVisit: string | null;
}

class Overview extends Component<RouterProps, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State = { menu: false, adding: false, chart: "Billed", openVisit: null };
  text = createRef<HTMLInputElement>();

  addFollowUp = () => {
    const text = this.text.current!.value.trim();
    if (!text) return;
    this.context.dispatch({ type: "FOLLOWUP_ADD", text });
    this.text.current!.value = "";
  };

  renderBanner() {
    const { state, dispatch } = this.context;
    const late = overdue(state.invoices);
    if (!state.settings.banner || state.bannerClosed || late.length === 0) return null;
    return (
      <div className="banner">
        <Icon name="warn" size={18} />
        <div className="banner__text"><b>{plural(late.length, "overdue invoice")}:</b> {late.map((i) => i.customer).join(", ")}.</div>
        <span className="banner__link" onClick={() => this.props.navigate("/invoices", { state: { tab: "Overdue" } })}>Review invoices</span>
        <span className="banner__close" onClick={() => dispatch({ type: "BANNER_CLOSED" })}><Icon name="close" size={17} /></span>
      </div>
    );
  }

  renderStats() {
    const { state } = this.context;
    const by = (s: string) => state.customers.filter((c) => c.status === s).length;
    const due = open(state.invoices);
    const late = overdue(state.invoices);
    const paid = state.invoices.filter((i) => i.paidOn && i.paidOn.slice(0, 7) === "2026-01");
    const cards = [
      ["Active customers", String(by("Active")), plural(by("Lead"), "lead") + ", " + by("Paused") + " paused"],
      ["Outstanding", money(total(due)), "across " + plural(due.length, "invoice")],
      ["Overdue", money(total(late)), plural(late.length, "invoice") + " past due"],
      ["Received in January", money(total(paid)), plural(paid.length, "payment")],
    ];
    return (
      <div className="stats">
        {cards.map(([name, value, note]) => (
          <div key={name} className="card stats__card">
            <div className="stats__name">{name}</div>
            <div className={"stats__value" + (name === "Overdue" ? " stats__value--late" : "")}>{value}</div>
            <div className="stats__note">{note}</div>
          </div>
        ))}
      </div>
    );
  }

  renderChart() {
    const { invoices } = this.context.state;
    const billed = invoices.filter((i) => i.sent);
    const bars = MONTHS.map(([key, label]) => {
      const list = this.state.chart === "Billed"
        ? billed.filter((i) => i.issued.slice(0, 7) === key)
        : invoices.filter((i) => i.paidOn && i.paidOn.slice(0, 7) === key);
      return { key, label, value: list.reduce((s, i) => s + amountOf(i), 0) };
    });
    const top = Math.max(1, ...bars.map((b) => b.value));
    return (
      <div className="card">
        <div className="card__head card__head--tall">
          <div>
            <div className="card__title">{this.state.chart} by month</div>
            <div className="card__sub">{money(total(billed))} in six months</div>
          </div>
          <Tabs tabs={[{ name: "Billed" }, { name: "Received" }]} value={this.state.chart} onPick={(chart) => this.setState({ chart })} />
        </div>
        <div className="chart">
          {bars.map((b) => (
            <div key={b.key} className="chart__col">
              <div className="chart__value">{money(b.value)}</div>
              <div className={"chart__bar" + (b.key === "2026-01" ? " chart__bar--now" : "")} style={{ height: Math.round((b.value / top) * 118) }} />
              <div className="chart__month">{b.label}</div>
            </div>
          ))}
        </div>
      </div>
    );
  }

  renderBalances() {
    const { state } = this.context;
    const rows = state.customers
      .map((c) => ({ c, balance: balanceOf(state, c.id) }))
      .filter((r) => r.balance > 0)
      .sort((a, b) => b.balance - a.balance)
      .slice(0, 5);
    return (
      <div className="card">
        <div className="card__head">
          <div className="card__title">Largest balances</div>
          <span className="link" onClick={() => this.props.navigate("/customers")}>All customers</span>
        </div>
        {rows.map((r) => (
          <div key={r.c.id} className="balance" onClick={() => this.props.navigate("/customers/" + r.c.id)}>
            <b className="balance__name">{r.c.name}</b>
            <span className="balance__owner">{r.c.owner}</span>
            <b className="balance__sum">{money(r.balance)}</b>
          </div>
        ))}
        {rows.length === 0 && <div className="empty">Nobody owes anything.</div>}
      </div>
    );
  }

  renderFollowUps() {
    const { state, dispatch } = this.context;
    const list = state.followUps;
    return (
      <div className="card">
        <div className="card__head card__head--tall">
          <div>
            <div className="card__title">Follow-ups</div>
            <div className="card__sub">{list.filter((f) => f.done).length} of {list.length} done</div>
          </div>
        </div>
        {list.map((f) => (
          <div key={f.id} className={"todo" + (f.done ? " todo--done" : "")}>
            <span className={"check" + (f.done ? " check--on" : "")} onClick={() => dispatch({ type: "FOLLOWUP_TOGGLE", id: f.id })}>
              {f.done && <Icon name="check" size={12} weight={4} />}
            </span>
            <span className="todo__text" onClick={() => dispatch({ type: "FOLLOWUP_TOGGLE", id: f.id })}>{f.text}</span>
            <span className={"todo__due" + (f.due === TODAY ? " todo__due--today" : "")}>{f.due === TODAY ? "Today" : shortDate(f.due)}</span>
            <span className="icon-btn" onClick={() => dispatch({ type: "FOLLOWUP_DELETE", id: f.id })}><Icon name="trash" size={15} /></span>
          </div>
        ))}
        {list.length === 0 && <div className="empty">Nothing to chase.</div>}
        <div className="todo-add">
          <input className="input" ref={this.text} placeholder="Add a follow-up for today" onKeyDown={(e) => e.key === "Enter" && this.addFollowUp()} />
          <div className="btn" onClick={this.addFollowUp}>Add</div>
        </div>
      </div>
    );
  }

  renderRound() {
    const { round } = this.context.state;
    const { openVisit } = this.state;
    return (
      <div className="card">
        <div className="card__head">
          <div className="card__title">Today's round</div>
          <div className="card__side">{plural(round.length, "visit")}</div>
        </div>
        {round.map((v) => (
          <div key={v.time} className="visit">
            <div className="visit__row" onClick={() => this.setState({ openVisit: openVisit === v.time ? null : v.time })}>
              <div className="visit__time">{v.time}</div>
              <div className="visit__what">
                <div className="visit__name">{v.customer}</div>
                <div className="visit__job">{v.job}</div>
              </div>
              <span className={"turn" + (openVisit === v.time ? " turn--open" : "")}><Icon name="down" size={15} weight={3} /></span>
            </div>
            {openVisit === v.time && (
              <div className="visit__more">
                {v.detail}
                <div><span className="link" onClick={() => this.props.navigate("/customers/" + v.customerId)}>Open file</span></div>
              </div>
            )}
          </div>
        ))}
      </div>
    );
  }

  render() {
    const { menu, adding } = this.state;
    return (
      <div>
        <PageHead over="Thursday 15 January 2026" title="Good morning, Ines">
          <div className="menu">
            <div className="btn btn--main" onClick={() => this.setState({ menu: !menu })}>
              <Icon name="plus" /> New <Icon name="down" />
            </div>
            {menu && (
              <div className="menu__list">
                <div className="menu__item" onClick={() => this.setState({ menu: false, adding: true })}>Customer</div>
                <div className="menu__item" onClick={() => this.props.navigate("/invoices")}>Invoice</div>
                <div className="menu__item" onClick={() => { this.setState({ menu: false }); this.text.current!.focus(); }}>Follow-up</div>
              </div>
            )}
          </div>
        </PageHead>
        {this.renderBanner()}
        {this.renderStats()}
        <div className="cols">
          <div className="cols__wide">
            {this.renderChart()}
            {this.renderBalances()}
          </div>
          <div className="cols__slim">
            {this.renderFollowUps()}
            {this.renderRound()}
          </div>
        </div>
        {adding && <CustomerForm onClose={() => this.setState({ adding: false })} />}
      </div>
    );
  }
}

export default withRouter(Overview);
