export const PAGES = [
  { path: "/", title: "Wines", body: <h1>All wines</h1> },
  { path: "/wine/:id", title: "Wine", body: <h1>One wine</h1> },
];
