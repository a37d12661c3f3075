import { useMemo, useState } from "react";
import type { RouteObject } from "react-router-dom";
export function useAppRoutes(): RouteObject[] {
  const [premium] = useState(() => localStorage.getItem("premium") === "1");
  return useMemo(() => {
    const routes: RouteObject[] = [{ path: "/", element: <h1>Songs</h1> }];
    if (premium) {
      routes.push({ path: "/offline", element: <h1>Offline</h1> });
    }
    return routes;
  }, [premium]);
}
