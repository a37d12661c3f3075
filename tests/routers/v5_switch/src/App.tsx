import { BrowserRouter, Route, Switch } from "react-router-dom";
import { Home, Item } from "./pages";
export default function App() {
  return (
    <BrowserRouter>
      <Switch>
        <Route exact path="/" component={Home} />
        <Route path="/item/:id" component={Item} />
        <Route component={Home} />
      </Switch>
    </BrowserRouter>
  );
}
