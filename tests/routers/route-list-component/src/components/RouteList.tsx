import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import type { PageDef } from "../config/pages";

interface RouteListProps {
  routes: PageDef[];
  fallback?: ReactNode;
}

export function RouteList({ routes, fallback = null }: RouteListProps) {
  return (
    <Routes>
      {routes.map(({ url, component: Page }) => (
        <Route key={url} path={url} element={<Page />} />
      ))}
      <Route path="*" element={fallback} />
    </Routes>
  );
}
