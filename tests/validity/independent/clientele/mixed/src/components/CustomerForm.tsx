import { Component, createRef } from "react";
import { StoreContext } from "../store/Store";
import { OWNERS } from "../store/seed";
import { Customer, Status } from "../store/types";
import { Modal } from "./Bits";
import Dropdown from "./Dropdown";

interface Props {
  customer?: Customer;
  onClose: () => void;
}

interface State {
  status: Status;
  owner: string;
  errors: { name?: string; contact?: string };
}

export default class CustomerForm extends Component<Props, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;

  state: State = {
    status: this.props.customer ? this.props.customer.status : "Lead",
    owner: this.props.customer ? this.props.customer.owner : OWNERS[0],
    errors: {},
  };

  name = createRef<HTMLInputElement>();
  contact = createRef<HTMLInputElement>();
  email = createRef<HTMLInputElement>();
  phone = createRef<HTMLInputElement>();
  town = createRef<HTMLInputElement>();
  kind = createRef<HTMLInputElement>();

  componentDidMount() {
    this.name.current?.focus();
  }

  save = () => {
    const name = this.name.current!.value.trim();
    const contact = this.contact.current!.value.trim();
    const errors: State["errors"] = {};
    if (!name) errors.name = "Give the customer a name";
    if (!contact) errors.contact = "Who do we ask for?";
    if (errors.name || errors.contact) {
      this.setState({ errors });
      return;
    }
    const fields = {
      name,
      contact,
      email: this.email.current!.value.trim(),
      phone: this.phone.current!.value.trim(),
      town: this.town.current!.value.trim(),
      kind: this.kind.current!.value.trim(),
      status: this.state.status,
      owner: this.state.owner,
    };
    const { customer, onClose } = this.props;
    if (customer) this.context.dispatch({ type: "CUSTOMER_EDIT", id: customer.id, fields });
    else this.context.dispatch({ type: "CUSTOMER_ADD", fields });
    onClose();
  };

  render() {
    const { customer, onClose } = this.props;
    const { errors, status, owner } = this.state;
    return (
      <Modal title={customer ? "Edit customer" : "New customer"} onClose={onClose} foot={
        <>
          <div className="btn" onClick={onClose}>Cancel</div>
          <div className="btn btn--main" onClick={this.save}>{customer ? "Save changes" : "Add customer"}</div>
        </>
      }>
        <div className="field">
          <div className="field__label">Name</div>
          <input className="input" ref={this.name} defaultValue={customer?.name} />
          {errors.name && <div className="field__error">{errors.name}</div>}
        </div>
        <div className="field">
          <div className="field__label">Contact</div>
          <input className="input" ref={this.contact} defaultValue={customer?.contact} />
          {errors.contact && <div className="field__error">{errors.contact}</div>}
        </div>
        <div className="form-pair">
          <div className="field">
            <div className="field__label">Email</div>
            <input className="input" ref={this.email} defaultValue={customer?.email} />
          </div>
          <div className="field">
            <div className="field__label">Phone</div>
            <input className="input" ref={this.phone} defaultValue={customer?.phone} />
          </div>
        </div>
        <div className="form-pair">
          <div className="field">
            <div className="field__label">Town</div>
            <input className="input" ref={this.town} defaultValue={customer?.town} />
          </div>
          <div className="field">
            <div className="field__label">Kind</div>
            <input className="input" ref={this.kind} defaultValue={customer?.kind} placeholder="Concert venue" />
          </div>
        </div>
        <div className="form-pair">
          <div className="field">
            <div className="field__label">Status</div>
            <Dropdown value={status} options={["Active", "Lead", "Paused"]} onPick={(v) => this.setState({ status: v as Status })} />
          </div>
          <div className="field">
            <div className="field__label">Owner</div>
            <Dropdown value={owner} options={OWNERS} onPick={(v) => this.setState({ owner: v })} />
          </div>
        </div>
      </Modal>
    );
  }
}
