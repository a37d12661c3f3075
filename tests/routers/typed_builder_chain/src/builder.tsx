import type { RouteObject } from "react-router-dom";
export function section(path: string, title: string, ...children: RouteObject[]): RouteObject {
  const element = <h1>{title}</h1>;
  if (children.length === 0) {
    return { path, element };
  }
  return { path, element, children: [...children, { path: "*", element: <h1>No such page</h1> }] };
}
