import type { PropsWithChildren } from "react";

export function ThemeProvider(props: PropsWithChildren) {
  return <div className="light">{props.children}</div>;
}
