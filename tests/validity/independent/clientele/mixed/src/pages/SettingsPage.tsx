import { Component, createRef } from "react";
import { Confirm, SwitchRow } from "../components/Bits";
import Dropdown from "../components/Dropdown";
import PageHead from "../components/PageHead";
import { StoreContext, StoreValue } from "../store/Store";

interface State {
  dirty: boolean;
  currency: string;
  errors: { name?: string; email?: string; terms?: string };
  resetOpen: boolean;
  resetting: boolean;
  round: number;
}

export default class SettingsPage extends Component<object, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State;
  name = createRef<HTMLInputElement>();
  email = createRef<HTMLInputElement>();
  terms = createRef<HTMLInputElement>();
  footer = createRef<HTMLTextAreaElement>();

  constructor(props: object, context: StoreValue) {
    super(props);
    this.state = { dirty: false, currency: context.state.settings.currency, errors: {}, resetOpen: false, resetting: false, round: 0 };
  }

  touched = () => this.setState({ dirty: true });

  save = () => {
    const name = this.name.current!.value.trim();
    const email = this.email.current!.value.trim();
    const terms = Number(this.terms.current!.value);
    const errors: State["errors"] = {};
    if (!name) errors.name = "The workspace needs a name";
    else if (name.length > 24) errors.name = "Keep it to 24 characters";
    if (!/^\S+@\S+\.\S+$/.test(email)) errors.email = "Enter a valid email address";
    if (!(terms >= 1 && terms <= 120)) errors.terms = "Between 1 and 120 days";
    this.setState({ errors });
    if (Object.keys(errors).length > 0) return;
    this.context.dispatch({
      type: "SETTINGS_SAVE",
      settings: { name, email, terms, currency: this.state.currency, footer: this.footer.current!.value },
    });
    this.context.dispatch({ type: "TOAST", text: "Settings saved" });
    this.setState({ dirty: false });
  };

  discard = () => {
    if (!this.state.dirty) return;
    const { settings } = this.context.state;
    this.setState({ dirty: false, errors: {}, currency: settings.currency, round: this.state.round + 1 });
  };

  reset = () => {
    this.context.dispatch({ type: "RESET" });
    this.setState({ resetting: false, dirty: false, errors: {}, currency: "Pound (£)", round: this.state.round + 1 });
  };

  render() {
    const { state, dispatch } = this.context;
    const s = state.settings;
    const { dirty, currency, errors, resetOpen, resetting, round } = this.state;
    return (
      <div>
        <PageHead over="Workspace" title="Settings" />
        <div className="cols cols--settings">
          <div className="cols__wide">
            <div className="card" key={round} onInput={this.touched}>
              <div className="settings">
                <div className="card__title">Workspace</div>
                <div className="card__sub settings__lead">The name appears in the sidebar and on the sign-in page.</div>
                <div className="field">
                  <div className="field__label">Workspace name</div>
                  <input className={"input" + (errors.name ? " input--bad" : "")} ref={this.name} defaultValue={s.name} />
                  {errors.name ? <div className="field__error">{errors.name}</div> : <div className="field__hint">Up to 24 characters</div>}
                </div>
                <div className="field">
                  <div className="field__label">Accounts email</div>
                  <input className={"input" + (errors.email ? " input--bad" : "")} ref={this.email} defaultValue={s.email} />
                  {errors.email && <div className="field__error">{errors.email}</div>}
                </div>
                <div className="form-pair">
                  <div className="field">
                    <div className="field__label">Payment terms (days)</div>
                    <input className={"input" + (errors.terms ? " input--bad" : "")} ref={this.terms} defaultValue={s.terms} />
                    {errors.terms ? <div className="field__error">{errors.terms}</div> : <div className="field__hint">Sets the due date of new invoices</div>}
                  </div>
                  <div className="field">
                    <div className="field__label">Currency</div>
                    <Dropdown value={currency} options={["Pound (£)", "Euro (€)", "Dollar ($)"]} onPick={(v) => this.setState({ currency: v, dirty: true })} />
                    <div className="field__hint">Shown as £1,250; amounts are not converted</div>
                  </div>
                </div>
                <div className="field">
                  <div className="field__label">Invoice footer</div>
                  <textarea className="input input--area input--tall" ref={this.footer} defaultValue={s.footer} />
                  <div className="field__hint">Printed under the lines of every invoice</div>
                </div>
              </div>
              <div className="settings__foot">
                <div className={"btn" + (dirty ? "" : " btn--off")} onClick={this.discard}>Discard changes</div>
                <div className="btn btn--main" onClick={this.save}>Save settings</div>
              </div>
            </div>
          </div>
          <div className="cols__slim">
            <div className="card reach">
              <div className="card__title">Display and email</div>
              <div className="card__sub">Switches take effect straight away.</div>
              <div className="reach__rows">
                <SwitchRow title="Compact rows" text="Tighter tables in Customers and Invoices, without contact names" on={s.compact} onFlip={() => dispatch({ type: "SETTINGS_SAVE", settings: { compact: !s.compact } })} />
                <SwitchRow title="Overdue banner" text="Warns about late invoices at the top of Overview" on={s.banner} onFlip={() => dispatch({ type: "SETTINGS_SAVE", settings: { banner: !s.banner } })} />
                <SwitchRow title="Evening theme" text="Dark paper for late concert nights" on={s.evening} onFlip={() => dispatch({ type: "SETTINGS_SAVE", settings: { evening: !s.evening } })} />
                <SwitchRow title="Monday digest" text="A weekly summary goes to the accounts email" on={s.digest} onFlip={() => dispatch({ type: "SETTINGS_SAVE", settings: { digest: !s.digest } })} />
              </div>
            </div>
            <div className="card reset">
              <div className="reset__head" onClick={() => this.setState({ resetOpen: !resetOpen })}><span className={"tri" + (resetOpen ? " tri--open" : "")} /> Reset this workspace</div>
              {resetOpen && (
                <div className="reset__body">
                  <p>Puts back the customers, invoices and settings you started with.</p>
                  <div className="btn btn--danger" onClick={() => this.setState({ resetting: true })}>Reset workspace</div>
                </div>
              )}
            </div>
          </div>
        </div>
        {resetting && (
          <Confirm title="Reset this workspace?" text="Everything you changed will be lost." action="Reset everything" onYes={this.reset} onNo={() => this.setState({ resetting: false })} />
        )}
      </div>
    );
  }
}
