import { Component, ReactNode } from "react";
import Icon from "./Icon";

interface ToggleProps {
  on: boolean;
  onFlip: () => void;
}

export class Toggle extends Component<ToggleProps> {
  render() {
    return (
      <div className={"toggle" + (this.props.on ? " toggle--on" : "")} onClick={this.props.onFlip}>
        <span className="toggle__knob" />
      </div>
    );
  }
}

interface SwitchRowProps extends ToggleProps {
  title: string;
  text: string;
}

export class SwitchRow extends Component<SwitchRowProps> {
  render() {
    const { title, text, on, onFlip } = this.props;
    return (
      <div className="switch-row">
        <div>
          <div className="switch-row__title">{title}</div>
          <div className="switch-row__text">{text}</div>
        </div>
        <Toggle on={on} onFlip={onFlip} />
      </div>
    );
  }
}

interface TabsProps {
  tabs: { name: string; count?: number }[];
  value: string;
  onPick: (name: string) => void;
}

export class Tabs extends Component<TabsProps> {
  render() {
    return (
      <div className="tabs">
        {this.props.tabs.map((t) => (
          <div key={t.name} className={"tabs__tab" + (t.name === this.props.value ? " tabs__tab--on" : "")} onClick={() => this.props.onPick(t.name)}>
            {t.name}
            {t.count !== undefined && <span className="tabs__count">{t.count}</span>}
          </div>
        ))}
      </div>
    );
  }
}

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  foot: ReactNode;
}

export class Modal extends Component<ModalProps> {
  render() {
    const { title, onClose, children, foot } = this.props;
    return (
      <div className="modal">
        <div className="modal__shade" onClick={onClose} />
        <div className="modal__box">
          <div className="modal__head">
            <div className="modal__title">{title}</div>
            <span className="icon-btn" onClick={onClose}><Icon name="close" size={18} /></span>
          </div>
          <div className="modal__body">{children}</div>
          <div className="modal__foot">{foot}</div>
        </div>
      </div>
    );
  }
}

interface ConfirmProps {
  title: string;
  text: string;
  action: string;
  onYes: () => void;
  onNo: () => void;
}

export class Confirm extends Component<ConfirmProps> {
  render() {
    const { title, text, action, onYes, onNo } = this.props;
    return (
      <Modal title={title} onClose={onNo} foot={
        <>
          <div className="btn" onClick={onNo}>Cancel</div>
          <div className="btn btn--danger" onClick={onYes}>{action}</div>
        </>
      }>
        <p className="modal__text">{text}</p>
      </Modal>
    );
  }
}
