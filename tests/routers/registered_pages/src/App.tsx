import { BrowserRouter, useRoutes } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import { labels, pages, recent } from "./registry";

const table = [...pages.keys()].reduce<RouteObject[]>((all, path) => {
  all.push({ path, element: <h1>{pages.get(path)}</h1> });
  return all;
}, []);
for (const path of recent) table.push({ path: `/recent/${path}`, element: <h1>{path}</h1> });
table.push({ path: labels.starred, element: <h1>Starred</h1> }, { path: labels.spam, element: <h1>Spam</h1> });

const Pages = () => useRoutes(table);

export default function App() {
  return (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
}
