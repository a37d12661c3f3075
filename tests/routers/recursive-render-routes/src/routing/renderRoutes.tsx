import type { ReactNode } from "react";
import { Route } from "react-router-dom";

export interface RouteNode {
  path: string;
  element?: ReactNode;
  children?: RouteNode[];
}

export function renderRoutes(nodes: RouteNode[]): ReactNode {
  return nodes.map((node) =>
    node.children ? (
      <Route key={node.path} path={node.path} element={node.element}>
        {renderRoutes(node.children)}
      </Route>
    ) : (
      <Route key={node.path} path={node.path} element={node.element} />
    )
  );
}
