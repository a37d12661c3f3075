import { useEffect, useState, type ReactNode } from "react";

const current = () => window.location.hash.slice(1) || "/";

export function Router({ routes }: { routes: { path: string; element: ReactNode }[] }) {
  const [path, setPath] = useState(current);

  useEffect(() => {
    const onHash = () => setPath(current());
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);

  return <>{routes.find((route) => route.path === path)?.element ?? <h1>Not found</h1>}</>;
}
