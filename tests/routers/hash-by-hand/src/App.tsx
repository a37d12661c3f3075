import { Router } from "./Router";

export default function App() {
  return (
    <Router
      routes={[
        { path: "/", element: <a href="#/about">About</a> },
        { path: "/about", element: <h1>About</h1> },
      ]}
    />
  );
}
