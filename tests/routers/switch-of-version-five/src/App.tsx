import { BrowserRouter as Router, Route, Switch } from "react-router-dom";

const Home = () => <h1>Home</h1>;
const Pricing = () => <h1>Pricing</h1>;

function App() {
  return (
    <Router>
      <Switch>
        <Route exact path="/" component={Home} />
        <Route path="/pricing" component={Pricing} />
        <Route path="/blog/:slug">
          <h1>Post</h1>
        </Route>
      </Switch>
    </Router>
  );
}

export default App;
