import type { PropsWithChildren } from "react";
import { Link, useLocation } from "wouter";

export function Layout({ children }: PropsWithChildren) {
  const [location] = useLocation();
  return (
    <main data-at={location}>
      <Link href="/users/ada">Ada</Link>
      {children}
    </main>
  );
}
