import { Link, Route, Switch } from "wouter";
export default function App() {
  return (
    <>
      <Link href="/users">Users</Link>
      <Switch>
        <Route path="/"><h1>Home</h1></Route>
        <Route path="/users"><h1>Users</h1></Route>
        <Route><h1>404</h1></Route>
      </Switch>
    </>
  );
}
