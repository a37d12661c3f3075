import { Component, createRef, ReactNode } from "react";
import { RouterProps, withRouter } from "../lib/withRouter";
import { unread } from "../lib/selectors";
import { StoreContext } from "../store/Store";
import Icon from "./Icon";

interface Props extends RouterProps {
  over: ReactNode;
  title: string;
  badge?: ReactNode;
  children?: ReactNode;
}

class PageHead extends Component<Props, { open: boolean }> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state = { open: false };
  box = createRef<HTMLDivElement>();

  componentDidMount() {
    document.addEventListener("mousedown", this.outside);
  }

  componentWillUnmount() {
    document.removeEventListener("mousedown", this.outside);
  }

  outside = (e: MouseEvent) => {
    if (this.state.open && this.box.current && !this.box.current.contains(e.target as Node)) this.setState({ open: false });
  };

  goAll = () => {
    this.setState({ open: false });
    this.props.navigate("/notifications");
  };

  render() {
    const { over, title, badge, children } = this.props;
    const { state, dispatch } = this.context;
    const count = unread(state);
    const latest = state.notices.filter((n) => !n.read);
    return (
      <div className="head">
        <div>
          <div className="head__over">{over}</div>
          <div className="head__line"><h1 className="head__title">{title}</h1>{badge}</div>
        </div>
        <div className="head__tools">
          {children}
          <div className="bell" ref={this.box}>
            <div className="bell__btn" onClick={() => this.setState({ open: !this.state.open })}>
              <Icon name="bell" size={18} weight={1.8} />
              {count > 0 && <span className="bell__badge">{count}</span>}
            </div>
            {this.state.open && (
              <div className="bell__panel">
                <div className="bell__head">Unread</div>
                {latest.map((n) => (
                  <div key={n.id} className="bell__item" onClick={() => dispatch({ type: "NOTICE_READ", id: n.id, read: true })}>
                    <div className="bell__title">{n.title}</div>
                    <div className="bell__text">{n.text}</div>
                  </div>
                ))}
                {latest.length === 0 && <div className="bell__none">You have read everything.</div>}
                <div className="bell__all" onClick={this.goAll}>All notifications</div>
              </div>
            )}
          </div>
        </div>
      </div>
    );
  }
}

export default withRouter(PageHead);
