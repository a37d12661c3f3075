import { Layout } from "./Layout";
import { Route, Switch } from "wouter";

export default function App() {
  return (
    <Layout>
      <Switch>
        <Route path="/">Home</Route>
        <Route path="/users/:name">{(params) => <h1>{params.name}</h1>}</Route>
        <Route>404</Route>
      </Switch>
    </Layout>
  );
}
