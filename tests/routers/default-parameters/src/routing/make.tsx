import type { RouteObject } from "react-router-dom";

interface Section {
  name: string;
  prefix?: string;
  detail?: string;
}

export const page = (path = "/", title = path): RouteObject => ({ path, element: <h1>{title}</h1> });

export function section({ name, prefix = "/learn", detail = "id" }: Section): RouteObject {
  return {
    path: `${prefix}/${name}`,
    element: <h1>{name}</h1>,
    children: [{ path: `:${detail}`, element: <h2>{name} detail</h2> }],
  };
}
