import type { ReactNode } from "react";
const Frame = ({ children }: { children: ReactNode }) => <div className="frame">{children}</div>;
export function Layout(props: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <header>{props.title}</header>
      <Frame>{props.children}</Frame>
    </Frame>
  );
}
