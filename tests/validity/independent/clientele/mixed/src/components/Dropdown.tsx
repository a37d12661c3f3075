import { Component, createRef } from "react";

interface Props {
  value: string;
  options: string[];
  onPick: (value: string) => void;
  className?: string;
  disabled?: boolean;
}

export default class Dropdown extends Component<Props, { open: boolean }> {
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

  toggle = () => {
    if (!this.props.disabled) this.setState({ open: !this.state.open });
  };

  pick(option: string) {
    this.setState({ open: false });
    this.props.onPick(option);
  }

  render() {
    const { value, options, className, disabled } = this.props;
    return (
      <div ref={this.box} className={"dd " + (className || "") + (disabled ? " dd--off" : "")}>
        <div className="dd__head" onClick={this.toggle}>
          <span className="dd__value">{value}</span>
          <svg className="dd__arrow" width="10" height="7" viewBox="0 0 10 7" fill="none" stroke="currentColor" strokeWidth="2"><path d="m1 1 4 4 4-4" /></svg>
        </div>
        {this.state.open && (
          <div className="dd__list">
            {options.map((o) => (
              <div key={o} className={"dd__item" + (o === value ? " dd__item--on" : "")} onClick={() => this.pick(o)}>{o}</div>
            ))}
          </div>
        )}
      </div>
    );
  }
}
