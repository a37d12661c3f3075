const routes = [
  { path: "/login", element: <h1>Log in</h1> },
  { path: "/reset/:token?", element: <h1>Reset</h1> },
];
export { routes as default };
