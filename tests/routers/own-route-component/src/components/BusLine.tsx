import type { PropsWithChildren } from "react";

export function Routes({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section>
      <h1>{title}</h1>
      {children}
    </section>
  );
}

export function Route({ path, stops }: { path: string; stops: string[] }) {
  return <p id={path}>{stops.join(" – ")}</p>;
}
