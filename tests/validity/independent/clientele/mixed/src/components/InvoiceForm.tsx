import { Component, createRef } from "react";
import { addDays, longDate } from "../lib/format";
import { StoreContext } from "../store/Store";
import { TODAY } from "../store/seed";
import { Modal } from "./Bits";
import Dropdown from "./Dropdown";

const PICK = "Choose a customer";

interface State {
  customer: string;
  errors: { customer?: string; work?: string; amount?: string };
}

export default class InvoiceForm extends Component<{ onClose: () => void }, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State = { customer: PICK, errors: {} };
  work = createRef<HTMLInputElement>();
  amount = createRef<HTMLInputElement>();
  due = addDays(TODAY, 30);

  save = () => {
    const work = this.work.current!.value.trim();
    const amount = Number(this.amount.current!.value);
    const chosen = this.context.state.customers.find((c) => c.name === this.state.customer);
    const errors: State["errors"] = {};
    if (!chosen) errors.customer = "Choose who this is for";
    if (!work) errors.work = "Describe the work";
    if (!(amount > 0)) errors.amount = "Enter an amount above zero";
    if (Object.keys(errors).length > 0) {
      this.setState({ errors });
      return;
    }
    this.context.dispatch({ type: "INVOICE_ADD", customerId: chosen!.id, due: this.due, lines: [{ text: work, amount }] });
    this.props.onClose();
  };

  render() {
    const { errors, customer } = this.state;
    const names = this.context.state.customers.map((c) => c.name).sort();
    return (
      <Modal title="New invoice" onClose={this.props.onClose} foot={
        <>
          <div className="btn" onClick={this.props.onClose}>Cancel</div>
          <div className="btn btn--main" onClick={this.save}>Create draft</div>
        </>
      }>
        <div className="field">
          <div className="field__label">Customer</div>
          <Dropdown value={customer} options={names} onPick={(v) => this.setState({ customer: v })} />
          {errors.customer && <div className="field__error">{errors.customer}</div>}
        </div>
        <div className="field">
          <div className="field__label">Work</div>
          <input className="input" ref={this.work} placeholder="Tuning, one upright" />
          {errors.work && <div className="field__error">{errors.work}</div>}
        </div>
        <div className="field">
          <div className="field__label">Amount</div>
          <input className="input" ref={this.amount} placeholder="140" />
          {errors.amount && <div className="field__error">{errors.amount}</div>}
        </div>
        <div className="field__hint">Issued {longDate(TODAY)}, due {longDate(this.due)}</div>
      </Modal>
    );
  }
}
