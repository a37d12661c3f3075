import { Component } from "react";
import { StoreContext } from "../store/Store";
import Icon from "./Icon";

export default class Toast extends Component {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  timer = 0;
  shown = 0;

  componentDidUpdate() {
    const toast = this.context.state.toast;
    if (toast && toast.id !== this.shown) {
      this.shown = toast.id;
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.context.dispatch({ type: "TOAST_GONE" }), 4000);
    }
  }

  render() {
    const toast = this.context.state.toast;
    if (!toast) return null;
    return (
      <div className="toast">
        <Icon name="check" />
        <span>{toast.text}</span>
        <span className="toast__close" onClick={() => this.context.dispatch({ type: "TOAST_GONE" })}><Icon name="close" size={14} /></span>
      </div>
    );
  }
}
