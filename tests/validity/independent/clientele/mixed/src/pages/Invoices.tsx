import { Component, createRef, Fragment } from "react";
import { Confirm, Tabs, Toggle } from "../components/Bits";
import Dropdown from "../components/Dropdown";
import Icon from "../components/Icon";
import InvoiceForm from "../components/InvoiceForm";
import PageHead from "../components/PageHead";
import { daysBetween, longDate, money, plural } from "../lib/format";
import { amountOf, stateOf, total } from "../lib/selectors";
import { RouterProps, withRouter } from "../lib/withRouter";
import { StoreContext } from "../store/Store";
import { TODAY } from "../store/seed";
import { Invoice } from "../store/types";

const SORTS = ["Newest first", "Oldest first", "Largest amount", "Due soonest"];
const STEP = 9;

interface State {
  tab: string;
  query: string;
  sort: string;
  grouped: boolean;
  shown: number;
  opened: string[];
  adding: boolean;
  deleting: string | null;
}

class Invoices extends Component<RouterProps, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State = {
    tab: (this.props.location.state && this.props.location.state.tab) || "All",
    query: "", sort: SORTS[0], grouped: false, shown: STEP, opened: [], adding: false, deleting: null,
  };
  search = createRef<HTMLInputElement>();

  rows(): Invoice[] {
    const { tab, query, sort } = this.state;
    const q = query.toLowerCase();
    const list = this.context.state.invoices
      .filter((i) => tab === "All" || stateOf(i) === tab)
      .filter((i) => !q || (i.number + " " + i.customer).toLowerCase().indexOf(q) >= 0);
    const num = (i: Invoice) => Number(i.number.slice(3));
    if (sort === "Oldest first") list.sort((a, b) => num(a) - num(b));
    else if (sort === "Largest amount") list.sort((a, b) => amountOf(b) - amountOf(a));
    else if (sort === "Due soonest") list.sort((a, b) => (a.due < b.due ? -1 : 1));
    else list.sort((a, b) => num(b) - num(a));
    return list;
  }

  flip(number: string) {
    const { opened } = this.state;
    this.setState({ opened: opened.includes(number) ? opened.filter((n) => n !== number) : [...opened, number] });
  }

  renderAction(i: Invoice) {
    const { dispatch } = this.context;
    const st = stateOf(i);
    if (st === "Draft") return <div className="btn btn--small btn--row" onClick={() => dispatch({ type: "INVOICE_SEND", number: i.number })}>Send</div>;
    if (st === "Paid") return <div className="btn btn--small btn--row" onClick={() => dispatch({ type: "INVOICE_REOPEN", number: i.number })}>Reopen</div>;
    return <div className="btn btn--small btn--row" onClick={() => dispatch({ type: "INVOICE_PAID", number: i.number })}>Mark paid</div>;
  }

  renderRow(i: Invoice) {
    const open = this.state.opened.includes(i.number);
    const st = stateOf(i);
    return (
      <Fragment key={i.number}>
        <tr className="table__row">
          <td className="table__open"><span className="icon-btn" onClick={() => this.flip(i.number)}><Icon name={open ? "down" : "right"} /></span></td>
          <td><b>{i.number}</b></td>
          <td><div className="table__name" onClick={() => this.props.navigate("/customers/" + i.customerId)}>{i.customer}</div></td>
          <td>{longDate(i.issued)}</td>
          <td>
            {longDate(i.due)}
            {st === "Overdue" && <div className="table__late">{plural(daysBetween(i.due, TODAY), "day")} late</div>}
          </td>
          <td><span className={"tag tag--" + st.toLowerCase()}>{st}</span></td>
          <td className="table__num"><b>{money(amountOf(i))}</b></td>
          <td className="table__tools table__tools--left">
            {this.renderAction(i)}
            {st === "Draft" && <span className="icon-btn" onClick={() => this.setState({ deleting: i.number })}><Icon name="trash" /></span>}
          </td>
        </tr>
        {open && (
          <tr className="table__more">
            <td />
            <td colSpan={7}>
              {i.lines.map((l) => (
                <div key={l.text} className="line"><span>{l.text}</span><span>{money(l.amount)}</span></div>
              ))}
              {i.paidOn && <div className="line line--paid">Paid on {longDate(i.paidOn)}</div>}
              <div className="line__footer">{this.context.state.settings.footer}</div>
            </td>
          </tr>
        )}
      </Fragment>
    );
  }

  render() {
    const { invoices } = this.context.state;
    const { tab, sort, grouped, shown, adding, deleting } = this.state;
    const rows = this.rows();
    const page = rows.slice(0, shown);
    const left = rows.length - page.length;
    const by = (s: string) => invoices.filter((i) => stateOf(i) === s).length;
    return (
      <div>
        <PageHead over="Accounts" title="Invoices">
          <div className="btn btn--main" onClick={() => this.setState({ adding: true })}><Icon name="plus" /> New invoice</div>
        </PageHead>
        <div className="filters">
          <Tabs value={tab} onPick={(t) => this.setState({ tab: t, shown: STEP })} tabs={[
            { name: "All", count: invoices.length }, { name: "Draft", count: by("Draft") }, { name: "Awaiting", count: by("Awaiting") },
            { name: "Overdue", count: by("Overdue") }, { name: "Paid", count: by("Paid") },
          ]} />
          <div className="search">
            <Icon name="search" />
            <input className="input" ref={this.search} placeholder="Search number, customer or work" onChange={() => this.setState({ query: this.search.current!.value.trim(), shown: STEP })} />
          </div>
          <Dropdown className="dd--owner" value={sort} options={SORTS} onPick={(v) => this.setState({ sort: v })} />
          <div className="group-by">Group by customer <Toggle on={grouped} onFlip={() => this.setState({ grouped: !grouped })} /></div>
        </div>
        <div className="card card--table">
          <table className="table table--invoices">
            <thead>
              <tr><th /><th>Number</th><th>Customer</th><th>Issued</th><th>Due</th><th>State</th><th className="table__num">Amount</th><th /></tr>
            </thead>
            <tbody>{page.map((i) => this.renderRow(i))}</tbody>
          </table>
          {rows.length === 0 && <div className="empty">No invoices here.</div>}
          <div className="table-foot">
            <div className="table-foot__count">Showing {page.length} of {rows.length}</div>
            {left > 0 && <div className="btn btn--small btn--dark" onClick={() => this.setState({ shown: shown + STEP })}>Show {Math.min(STEP, left)} more</div>}
            <div className="table-foot__total">Total of {plural(rows.length, "invoice")} <b>{money(total(rows))}</b></div>
          </div>
        </div>
        {adding && <InvoiceForm onClose={() => this.setState({ adding: false })} />}
        {deleting && (
          <Confirm title={"Delete draft " + deleting + "?"} text="It has not been sent to anyone." action="Delete draft"
            onYes={() => { this.context.dispatch({ type: "INVOICE_DELETE", number: deleting }); this.setState({ deleting: null }); }}
            onNo={() => this.setState({ deleting: null })} />
        )}
      </div>
    );
  }
}

export default withRouter(Invoices);
