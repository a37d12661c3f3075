import { Component, createRef } from "react";
import { Confirm, SwitchRow } from "../components/Bits";
import CustomerForm from "../components/CustomerForm";
import Dropdown from "../components/Dropdown";
import Icon from "../components/Icon";
import PageHead from "../components/PageHead";
import { longDate, money, plural } from "../lib/format";
import { amountOf, balanceOf, stateOf, total } from "../lib/selectors";
import { RouterProps, withRouter } from "../lib/withRouter";
import { StoreContext } from "../store/Store";
import { OWNERS } from "../store/seed";
import { Customer, Status } from "../store/types";

interface Props extends RouterProps {
  customer: Customer;
}

interface State {
  pinned: boolean;
  sections: string[];
  openPiano: number | null;
  reminders: boolean;
  pianoError: string;
  noteError: string;
  editing: boolean;
  deleting: boolean;
}

class CustomerFile extends Component<Props, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State = {
    pinned: this.props.customer.pinned, sections: ["Visits"], openPiano: null, reminders: true,
    pianoError: "", noteError: "", editing: false, deleting: false,
  };
  model = createRef<HTMLInputElement>();
  room = createRef<HTMLInputElement>();
  note = createRef<HTMLTextAreaElement>();

  flipSection(name: string) {
    const { sections } = this.state;
    this.setState({ sections: sections.includes(name) ? sections.filter((s) => s !== name) : [...sections, name] });
  }

  addPiano = () => {
    const model = this.model.current!.value.trim();
    if (!model) {
      this.setState({ pianoError: "Enter the make and model" });
      return;
    }
    this.context.dispatch({ type: "PIANO_ADD", id: this.props.customer.id, model, room: this.room.current!.value.trim() });
    this.model.current!.value = "";
    this.room.current!.value = "";
    this.setState({ pianoError: "" });
  };

  addNote = () => {
    const text = this.note.current!.value.trim();
    if (!text) {
      this.setState({ noteError: "Write something first" });
      return;
    }
    this.context.dispatch({ type: "NOTE_ADD", id: this.props.customer.id, text });
    this.note.current!.value = "";
    this.setState({ noteError: "" });
  };

  remove = () => {
    this.props.navigate("/customers");
    this.context.dispatch({ type: "CUSTOMER_DELETE", ids: [this.props.customer.id] });
  };

  renderHistory() {
    const { customer } = this.props;
    const invoices = this.context.state.invoices.filter((i) => i.customerId === customer.id);
    const groups = [
      { name: "Visits", rows: customer.visits.map((v) => [longDate(v.on), v.text, v.by]) },
      { name: "Invoices", rows: invoices.map((i) => [longDate(i.issued), i.number + ", " + money(amountOf(i)), stateOf(i)]) },
      { name: "Letters", rows: customer.letters.map((l) => [longDate(l.on), l.text, l.by]) },
    ];
    return (
      <div className="card">
        <div className="card__head"><div className="card__title">History</div></div>
        {groups.map((g) => {
          const open = this.state.sections.includes(g.name);
          return (
            <div key={g.name} className="fold">
              <div className="fold__head" onClick={() => this.flipSection(g.name)}>
                <Icon name={open ? "down" : "right"} />
                <b>{g.name}</b> <span className="fold__count">{g.rows.length}</span>
              </div>
              {open && (
                <div className="fold__body">
                  {g.rows.map((r, i) => (
                    <div key={i} className="fold__row">
                      <span className="fold__date">{r[0]}</span>
                      <span className="fold__text">{r[1]}</span>
                      <span className="fold__by">{r[2]}</span>
                    </div>
                  ))}
                  {g.rows.length === 0 && <div className="fold__none">Nothing yet.</div>}
                </div>
              )}
            </div>
          );
        })}
      </div>
    );
  }

  renderPianos() {
    const { customer } = this.props;
    const { openPiano, pianoError } = this.state;
    return (
      <div className="card">
        <div className="card__head">
          <div className="card__title">Pianos</div>
          <div className="card__side">{plural(customer.pianos.length, "instrument")}</div>
        </div>
        {customer.pianos.map((p) => (
          <div key={p.id} className="piano">
            <div className="piano__row" onClick={() => this.setState({ openPiano: openPiano === p.id ? null : p.id })}>
              <b>{p.model}</b>
              <span className="piano__room">{p.room}</span>
              <span className={"turn" + (openPiano === p.id ? " turn--open" : "")}><Icon name="down" size={14} weight={3} /></span>
            </div>
            {openPiano === p.id && (
              <div className="piano__more">
                <div>Serial number {p.serial}</div>
                <div>Built {p.made}</div>
                <div>{p.note}</div>
              </div>
            )}
          </div>
        ))}
        <div className="piano-add">
          <div className="field piano-add__model">
            <div className="field__label">Make and model</div>
            <input className="input" ref={this.model} placeholder="Yamaha U1" />
            {pianoError && <div className="field__error">{pianoError}</div>}
          </div>
          <div className="field piano-add__room">
            <div className="field__label">Room (optional)</div>
            <input className="input" ref={this.room} placeholder="Foyer" />
          </div>
          <div className="btn piano-add__btn" onClick={this.addPiano}>Add piano</div>
        </div>
      </div>
    );
  }

  renderNotes() {
    const { customer } = this.props;
    const { dispatch } = this.context;
    return (
      <div className="card">
        <div className="card__head card__head--bare">
          <div className="card__title">Notes</div>
          <div className="card__side">{plural(customer.notes.length, "note")}</div>
        </div>
        <div className="note-add">
          <div className="field__label">New note</div>
          <textarea className="input input--area" ref={this.note} placeholder="Access, pitch, quirks of the instrument" />
          {this.state.noteError && <div className="field__error">{this.state.noteError}</div>}
          <div className="note-add__foot">
            <span className="note-add__left">240 characters left</span>
            <div className="btn btn--small btn--dark" onClick={this.addNote}>Add note</div>
          </div>
        </div>
        {customer.notes.map((n) => (
          <div key={n.id} className="note">
            <div>
              <div className="note__text">{n.text}</div>
              <div className="note__by">{n.by}, {longDate(n.on)}</div>
            </div>
            <span className="icon-btn" onClick={() => dispatch({ type: "NOTE_DELETE", id: customer.id, note: n.id })}><Icon name="trash" size={15} /></span>
          </div>
        ))}
      </div>
    );
  }

  renderDetails() {
    const { customer } = this.props;
    const { dispatch } = this.context;
    const rows = [
      ["Contact", customer.contact],
      ["Email", customer.email],
      ["Phone", customer.phone],
      ["Kind", [customer.kind, customer.town].filter(Boolean).join(", ")],
    ];
    return (
      <div className="card">
        <div className="card__head card__head--bare">
          <div className="card__title">Details</div>
          <div className="card__side">Customer since {longDate(customer.since)}</div>
        </div>
        {rows.map(([name, value]) => (
          <div key={name} className="detail"><span className="detail__name">{name}</span><span>{value || "–"}</span></div>
        ))}
        <div className="detail-pick">
          <span>Status</span>
          <Dropdown className="dd--small" value={customer.status} options={["Active", "Lead", "Paused"]} onPick={(v) => dispatch({ type: "CUSTOMER_STATUS", ids: [customer.id], status: v as Status })} />
          <span className="detail-pick__owner">Owner</span>
          <Dropdown className="dd--small" value={customer.owner} options={OWNERS} onPick={(v) => dispatch({ type: "CUSTOMER_OWNER", id: customer.id, owner: v })} />
        </div>
        <div className="detail-switch">
          <SwitchRow title="Tuning reminders" text="An email goes out two weeks before each tuning." on={this.state.reminders} onFlip={() => this.setState({ reminders: !this.state.reminders })} />
        </div>
      </div>
    );
  }

  render() {
    const { customer, navigate } = this.props;
    const { state } = this.context;
    const { pinned, editing, deleting } = this.state;
    const billed = total(state.invoices.filter((i) => i.customerId === customer.id && i.sent));
    const facts = [
      ["Balance", money(balanceOf(state, customer.id))],
      ["Billed to date", money(billed)],
      ["Pianos on record", String(customer.pianoCount)],
      ["Last visit", longDate(customer.lastVisit)],
    ];
    return (
      <div>
        <PageHead
          over={<span className="back" onClick={() => navigate("/customers")}><Icon name="left" size={13} /> Customers</span>}
          title={customer.name}
          badge={<span className={"tag tag--" + customer.status.toLowerCase()}>{customer.status}</span>}
        >
          <div className={"btn" + (pinned ? " btn--gold" : "")} onClick={() => this.setState({ pinned: !pinned })}><Icon name="pin" size={15} /> {pinned ? "Pinned" : "Pin"}</div>
          <div className="btn" onClick={() => this.setState({ editing: true })}><Icon name="pencil" size={15} /> Edit</div>
          <div className="btn" onClick={() => this.setState({ deleting: true })}><Icon name="trash" size={15} /> Delete</div>
        </PageHead>
        <div className="card facts">
          {facts.map(([name, value]) => (
            <div key={name} className="facts__cell">
              <div className="facts__name">{name}</div>
              <div className="facts__value">{value}</div>
            </div>
          ))}
        </div>
        <div className="cols">
          <div className="cols__wide">
            {this.renderHistory()}
            {this.renderPianos()}
          </div>
          <div className="cols__slim">
            {this.renderNotes()}
            {this.renderDetails()}
          </div>
        </div>
        {editing && <CustomerForm customer={customer} onClose={() => this.setState({ editing: false })} />}
        {deleting && (
          <Confirm title={"Delete " + customer.name + "?"} text="Notes and pianos go too. Invoices stay in the accounts." action="Delete"
            onYes={this.remove} onNo={() => this.setState({ deleting: false })} />
        )}
      </div>
    );
  }
}

class CustomerPage extends Component<RouterProps> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;

  render() {
    const customer = this.context.state.customers.find((c) => c.id === this.props.params.id);
    if (!customer) {
      return (
        <div>
          <PageHead over="Customers" title="No such customer" />
          <div className="card"><div className="empty">This file is gone. <span className="link" onClick={() => this.props.navigate("/customers")}>Back to customers</span></div></div>
        </div>
      );
    }
    return <CustomerFile key={customer.id} {...this.props} customer={customer} />;
  }
}

export default withRouter(CustomerPage);
