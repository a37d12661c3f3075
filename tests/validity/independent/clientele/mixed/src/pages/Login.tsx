import { Component, createRef, FormEvent } from "react";
import Icon, { Fork } from "../components/Icon";
import Keys from "../components/Keys";
import { RouterProps, withRouter } from "../lib/withRouter";
import { StoreContext } from "../store/Store";

const SERVICES = [
  ["Tuning", "Concert, studio and home, at A440 or A442"],
  ["Workshop", "Restringing, hammers, soundboards"],
  ["Hire", "Grands and uprights by the day or the season"],
  ["Moving", "Stairs, stages and dry storage"],
  ["Valuation", "For insurance, probate and sale"],
];

interface State {
  visible: boolean;
  trouble: boolean;
  email: string;
  password: string;
}

class Login extends Component<RouterProps, State> {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;
  state: State = { visible: false, trouble: false, email: "", password: "" };
  email = createRef<HTMLInputElement>();
  password = createRef<HTMLInputElement>();

  submit = (e: FormEvent) => {
    e.preventDefault();
    const email = this.email.current!.value.trim();
    const password = this.password.current!.value;
    let emailError = "";
    let passwordError = "";
    if (!email) emailError = "Enter your email";
    else if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) emailError = "That does not look like an email address";
    if (password.length < 8) passwordError = "The password needs at least 8 characters";
    this.setState({ email: emailError, password: passwordError });
    if (emailError || passwordError) return;
    this.context.dispatch({ type: "SIGN_IN" });
    this.props.navigate("/");
  };

  render() {
    const { visible, trouble, email, password } = this.state;
    return (
      <div className="login">
        <div className="login__left">
          <div className="login__brand">
            <Fork size={46} />
            <div>
              <div className="login__name">{this.context.state.settings.name}</div>
              <div className="login__since">Bristol, since 1987</div>
            </div>
          </div>
          <div className="login__claim">Every piano has a file.<br />We keep them here.</div>
          <div className="login__list">
            {SERVICES.map(([name, text]) => (
              <div key={name} className="login__service">
                <span className="login__service-name">{name}</span>
                <span>{text}</span>
              </div>
            ))}
          </div>
          <div className="login__keys"><Keys whites={14} width={770} height={230} lit={4} /></div>
        </div>
        <div className="login__right">
          <form className="login__form" onSubmit={this.submit} noValidate>
            <h1 className="login__title">Sign in</h1>
            <div className="login__lead">Use your workshop email.</div>
            <div className="field">
              <div className="field__label">Email</div>
              <input className={"input" + (email ? " input--bad" : "")} ref={this.email} type="text" placeholder="you@marlowepike.uk" />
              {email && <div className="field__error">{email}</div>}
            </div>
            <div className="field">
              <div className="field__label">Password</div>
              <div className="login__pass">
                <input className={"input" + (password ? " input--bad" : "")} ref={this.password} type={visible ? "text" : "password"} />
                <span className="login__eye" onClick={() => this.setState({ visible: !visible })}><Icon name="eye" /></span>
              </div>
              {password ? <div className="field__error">{password}</div> : <div className="field__hint">At least 8 characters</div>}
            </div>
            <input className="login__submit" type="submit" value="Sign in" />
            <div className="login__trouble" onClick={() => this.setState({ trouble: !trouble })}>
              <span className={"tri" + (trouble ? " tri--open" : "")} /> Trouble signing in?
            </div>
            {trouble && <div className="login__help">Ring the workshop on 0117 555 0140 and Tom will set a new password for you.</div>}
          </form>
          <div className="login__hours">Workshop open Monday to Friday, 8:00 to 17:30</div>
        </div>
      </div>
    );
  }
}

export default withRouter(Login);
