import { Component } from "react";
import { RouterProps, withRouter } from "../lib/withRouter";
import { unread } from "../lib/selectors";
import { StoreContext } from "../store/Store";
import Icon, { Fork } from "./Icon";
import Keys from "./Keys";

const PAGES = [
  { path: "/", name: "Overview", icon: "overview" },
  { path: "/customers", name: "Customers", icon: "people" },
  { path: "/invoices", name: "Invoices", icon: "invoice" },
  { path: "/notifications", name: "Notifications", icon: "bell" },
  { path: "/settings", name: "Settings", icon: "sliders" },
];

class Sidebar extends Component<RouterProps> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;

  isOn(path: string) {
    const here = this.props.location.pathname;
    return path === "/" ? here === "/" : here.indexOf(path) === 0;
  }

  signOut = () => {
    this.context.dispatch({ type: "SIGN_OUT" });
    this.props.navigate("/login");
  };

  render() {
    const { state } = this.context;
    const { navigate, location } = this.props;
    const count = unread(state);
    const order = ["harbourside", "eastgate", "bellwether"];
    const pinned = state.customers
      .filter((c) => c.pinned)
      .sort((a, b) => (order.indexOf(a.id) + 99) % 99 - (order.indexOf(b.id) + 99) % 99);
    return (
      <div className="side">
        <div className="side__brand">
          <Fork size={38} />
          <div>
            <div className="side__name">{state.settings.name}</div>
            <div className="side__tag">Tuning, repair and hire</div>
          </div>
        </div>
        <Keys whites={15} width={236} height={24} />
        <div className="side__nav">
          {PAGES.map((p) => (
            <div key={p.path} className={"side__item" + (this.isOn(p.path) ? " side__item--on" : "")} onClick={() => navigate(p.path)}>
              <Icon name={p.icon} size={18} weight={1.7} />
              <span className="side__label">{p.name}</span>
              {p.path === "/customers" && <span className="side__count">{state.customers.length}</span>}
              {p.path === "/notifications" && count > 0 && <span className="side__badge">{count}</span>}
            </div>
          ))}
        </div>
        <div className="side__pinned">
          <div className="side__pinned-head">
            <span>Pinned customers</span>
            <Icon name="down" size={16} />
          </div>
          {pinned.map((c) => (
            <div key={c.id} className={"side__pin" + (location.pathname === "/customers/" + c.id ? " side__pin--on" : "")} onClick={() => navigate("/customers/" + c.id)}>
              {c.name}
            </div>
          ))}
          {pinned.length === 0 && <div className="side__none">Nobody pinned yet</div>}
        </div>
        <div className="side__me">
          <div className="side__user">
            <div className="side__avatar">IM</div>
            <div>
              <div className="side__user-name">Ines Marlowe</div>
              <div className="side__user-role">Workshop manager</div>
            </div>
          </div>
          <div className="side__out" onClick={this.signOut}><Icon name="out" /> Sign out</div>
        </div>
      </div>
    );
  }
}

export default withRouter(Sidebar);
