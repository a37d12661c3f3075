import { Component, createRef } from "react";
import { Confirm, Tabs } from "../components/Bits";
import CustomerForm from "../components/CustomerForm";
import Dropdown from "../components/Dropdown";
import Icon from "../components/Icon";
import PageHead from "../components/PageHead";
import { longDate, money } from "../lib/format";
import { balanceOf } from "../lib/selectors";
import { RouterProps, withRouter } from "../lib/withRouter";
import { StoreContext } from "../store/Store";
import { OWNERS } from "../store/seed";
import { Customer, Status } from "../store/types";

const COLUMNS = [
  { key: "name", label: "Customer" },
  { key: "status", label: "Status" },
  { key: "owner", label: "Owner" },
  { key: "town", label: "Town" },
  { key: "pianos", label: "Pianos", right: true },
  { key: "lastVisit", label: "Last visit" },
  { key: "balance", label: "Balance", right: true },
];

interface State {
  query: string;
  tab: string;
  owner: string;
  pinnedOnly: boolean;
  sort: string;
  page: number;
  size: number;
  picked: string[];
  adding: boolean;
  editing: Customer | null;
  deleting: string[] | null;
}

class Customers extends Component<RouterProps, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State = {
    query: "", tab: "All", owner: "All owners", pinnedOnly: false, sort: "name", page: 1, size: 8,
    picked: [], adding: false, editing: null, deleting: null,
  };
  search = createRef<HTMLInputElement>();

  valueOf(c: Customer): string | number {
    switch (this.state.sort) {
      case "pianos": return c.pianos.length;
      case "balance": return balanceOf(this.context.state, c.id);
      case "status": return c.status;
      case "owner": return c.owner;
      case "town": return c.town.toLowerCase();
      case "lastVisit": return c.lastVisit;
      default: return c.name.toLowerCase();
    }
  }

  rows(): Customer[] {
    const { query, tab, owner, pinnedOnly } = this.state;
    const q = query.toLowerCase();
    return this.context.state.customers
      .filter((c) => tab === "All" || c.status === tab)
      .filter((c) => owner === "All owners" || c.owner === owner)
      .filter((c) => !pinnedOnly || c.pinned)
      .filter((c) => !q || (c.name + " " + c.contact + " " + c.town).toLowerCase().indexOf(q) >= 0)
      .sort((a, b) => {
        const x = this.valueOf(a);
        const y = this.valueOf(b);
        return x < y ? -1 : x > y ? 1 : 0;
      });
  }

  flip(id: string) {
    const { picked } = this.state;
    this.setState({ picked: picked.includes(id) ? picked.filter((p) => p !== id) : [...picked, id] });
  }

  flipAll(shown: Customer[]) {
    const ids = shown.map((c) => c.id);
    const all = ids.every((id) => this.state.picked.includes(id));
    this.setState({ picked: all ? this.state.picked.filter((p) => !ids.includes(p)) : Array.from(new Set([...this.state.picked, ...ids])) });
  }

  remove = () => {
    const ids = this.state.deleting!;
    this.context.dispatch({ type: "CUSTOMER_DELETE", ids });
    this.setState({ deleting: null, picked: this.state.picked.filter((p) => !ids.includes(p)) });
  };

  clearFilters = () => {
    this.search.current!.value = "";
    this.setState({ query: "", tab: "All", owner: "All owners", pinnedOnly: false, page: 1 });
  };

  renderBulk() {
    const { picked } = this.state;
    const none = picked.length === 0;
    const { dispatch } = this.context;
    return (
      <div className="bulk">
        <b className="bulk__count">{picked.length} selected</b>
        <Dropdown className="dd--small" value="Set status" options={["Active", "Lead", "Paused"]} disabled={none}
          onPick={(v) => { dispatch({ type: "CUSTOMER_STATUS", ids: picked, status: v as Status }); this.setState({ picked: [] }); }} />
        <Dropdown className="dd--small" value="Change owner" options={OWNERS} disabled={none}
          onPick={(v) => { dispatch({ type: "TOAST", text: "Owner changed to " + v }); this.setState({ picked: [] }); }} />
        <div className={"btn btn--small" + (none ? " btn--off" : "")} onClick={() => !none && this.setState({ deleting: picked })}>
          <Icon name="trash" size={14} /> Delete selected
        </div>
      </div>
    );
  }

  renderRow(c: Customer) {
    const { state, dispatch } = this.context;
    const balance = balanceOf(state, c.id);
    const compact = state.settings.compact;
    return (
      <tr key={c.id} className={"table__row" + (compact ? " table__row--compact" : "")}>
        <td className="table__check"><input type="checkbox" checked={this.state.picked.includes(c.id)} onChange={() => this.flip(c.id)} /></td>
        <td>
          <div className="table__name" onClick={() => this.props.navigate("/customers/" + c.id)}>{c.name}</div>
          {!compact && <div className="table__sub">{c.contact}</div>}
        </td>
        <td><span className={"tag tag--" + c.status.toLowerCase()}>{c.status}</span></td>
        <td>{c.owner}</td>
        <td>{c.town}</td>
        <td className="table__num">{c.pianos.length}</td>
        <td className="table__date">{longDate(c.lastVisit)}</td>
        <td className={"table__num" + (balance ? " table__num--owed" : " table__num--nil")}>{money(balance)}</td>
        <td className="table__tools">
          <span className={"icon-btn" + (c.pinned ? " icon-btn--gold" : "")} onClick={() => dispatch({ type: "CUSTOMER_PIN", id: c.id })}><Icon name="pin" fill={c.pinned} /></span>
          <span className="icon-btn" onClick={() => this.setState({ editing: c })}><Icon name="pencil" /></span>
          <span className="icon-btn" onClick={() => this.setState({ deleting: [c.id] })}><Icon name="trash" /></span>
        </td>
      </tr>
    );
  }

  renderPager(count: number, page: number, pages: number) {
    const { size } = this.state;
    const from = count === 0 ? 0 : (page - 1) * size + 1;
    const numbers = [];
    for (let n = 1; n <= pages; n++) {
      numbers.push(<span key={n} className={"pager__num" + (n === page ? " pager__num--on" : "")} onClick={() => this.setState({ page: n })}>{n}</span>);
    }
    return (
      <div className="table-foot">
        <div className="table-foot__count">{from}–{Math.min(count, page * size)} of {count} customers</div>
        <div className="table-foot__size">
          Rows per page
          <Dropdown className="dd--small dd--up" value={String(size)} options={["8", "12", "24"]} onPick={(v) => this.setState({ size: Number(v), page: 1 })} />
        </div>
        <div className="pager">
          <span className={"pager__step" + (page <= 1 ? " pager__step--off" : "")} onClick={() => page > 1 && this.setState({ page: page - 1 })}>Previous</span>
          {numbers}
          <span className={"pager__step" + (page >= pages ? " pager__step--off" : "")} onClick={() => page < pages && this.setState({ page: page + 1 })}>Next</span>
        </div>
      </div>
    );
  }

  render() {
    const { state } = this.context;
    const { tab, owner, pinnedOnly, sort, size, adding, editing, deleting } = this.state;
    const rows = this.rows();
    const pages = Math.max(1, Math.ceil(rows.length / size));
    const page = Math.min(this.state.page, pages);
    const shown = rows.slice((page - 1) * size, page * size);
    const by = (s: string) => state.customers.filter((c) => c.status === s).length;
    const first = deleting && state.customers.find((c) => c.id === deleting[0]);
    return (
      <div>
        <PageHead over="The book" title="Customers">
          <div className="btn btn--main" onClick={() => this.setState({ adding: true })}><Icon name="plus" /> New customer</div>
        </PageHead>
        <div className="filters">
          <div className="search">
            <Icon name="search" />
            <input className="input" ref={this.search} placeholder="Search name, contact or town" onChange={() => this.setState({ query: this.search.current!.value.trim(), page: 1 })} />
          </div>
          <Tabs value={tab} onPick={(t) => this.setState({ tab: t, page: 1 })} tabs={[
            { name: "All", count: state.customers.length }, { name: "Active", count: by("Active") },
            { name: "Lead", count: by("Lead") }, { name: "Paused", count: by("Paused") },
          ]} />
          <Dropdown className="dd--owner" value={owner} options={["All owners", ...OWNERS]} onPick={(v) => this.setState({ owner: v, page: 1 })} />
          <div className={"btn" + (pinnedOnly ? " btn--gold" : "")} onClick={() => this.setState({ pinnedOnly: !pinnedOnly, page: 1 })}><Icon name="pin" size={15} /> Pinned only</div>
        </div>
        <div className="card card--table">
          {this.renderBulk()}
          <table className="table">
            <thead>
              <tr>
                <th className="table__check"><input type="checkbox" checked={shown.length > 0 && shown.every((c) => this.state.picked.includes(c.id))} onChange={() => this.flipAll(shown)} /></th>
                {COLUMNS.map((col) => (
                  <th key={col.key} className={(col.right ? "table__num" : "") + (sort === col.key ? " table__sorted" : "")}>
                    <span className="table__sort" onClick={() => this.setState({ sort: col.key, page: 1 })}>
                      {col.label} <Icon name={sort === col.key ? "up" : "sort"} size={14} />
                    </span>
                  </th>
                ))}
                <th />
              </tr>
            </thead>
            <tbody>{shown.map((c) => this.renderRow(c))}</tbody>
          </table>
          {shown.length === 0 && (
            <div className="empty">No customers match. <span className="link" onClick={this.clearFilters}>Clear filters</span></div>
          )}
          {this.renderPager(rows.length, page, pages)}
        </div>
        {adding && <CustomerForm onClose={() => this.setState({ adding: false })} />}
        {editing && <CustomerForm customer={editing} onClose={() => this.setState({ editing: null })} />}
        {deleting && (
          <Confirm
            title={deleting.length === 1 && first ? "Delete " + first.name + "?" : "Delete " + deleting.length + " customers?"}
            text="Their notes and pianos go too. Invoices stay in the accounts."
            action="Delete" onYes={this.remove} onNo={() => this.setState({ deleting: null })}
          />
        )}
      </div>
    );
  }
}

export default withRouter(Customers);
