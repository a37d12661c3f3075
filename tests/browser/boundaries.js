// Error boundaries as they are written, over React's global: to be thrown into by <Broken>, or not by <Fine>.
const e = React.createElement;
const Fine = () =>
  e("main", null, e("h1", null, "A page with enough text"), ...[..."abcdef"].map((x) => e("p", { key: x }, x)));
const Broken = () => { throw new Error("broken widget"); };
const boundary = (initial, derive, failed, more = {}) => {
  class Guard extends React.Component {
    state = initial;
    componentDidCatch() { more.didCatch?.call(this); }
    render() {
      if (!failed(this.state)) return this.props.children;
      return e("div", null, e("h2", null, "Something went wrong"), e("button", null, "Again"));
    }
  }
  if (derive) Guard.getDerivedStateFromError = derive;
  return Guard;
};
const Usual = boundary({ hasError: false }, () => ({ hasError: true }), (s) => s.hasError);
const ByError = boundary({ error: null }, (error) => ({ error }), (s) => s.error);
const Library = boundary({ didCatch: false, error: null }, (error) => ({ didCatch: true, error }), (s) => s.didCatch);
const Wordy = boundary({ message: "" }, (error) => ({ message: String(error) }), (s) => s.message);
const set = { didCatch() { this.setState({ failed: true }); } };
const OldWay = boundary({ failed: false }, null, (s) => s.failed, set);
const touchy = (error) => {
  if (error.message === "probe") throw error;
  return { hasError: true };
};
const Touchy = boundary({ hasError: false }, touchy, (s) => s.hasError);
const show = (what) => ReactDOM.createRoot(document.querySelector("#root")).render(what);
const route = (element, path = "/", more = {}) => {
  const router = ReactRouterDOM.createBrowserRouter([{ path, element, ...more }]);
  show(e(ReactRouterDOM.RouterProvider, { router }));
};
