import type { ComponentType } from "react";
type Wrap = (Page: ComponentType) => ComponentType;

export const withAuth: Wrap = (Page) =>
  function Guarded() {
    const open = localStorage.getItem("user") !== null || window.location.pathname !== "/profile";
    return open ? <Page /> : <p>Log in first</p>;
  };
export function withLayout(Page: ComponentType) {
  const Wrapped = () => (
    <main>
      <Page />
    </main>
  );
  Wrapped.displayName = "Layout";
  return Wrapped;
}
export const compose = (...wraps: Wrap[]) => (Page: ComponentType) => wraps.reduceRight((inner, wrap) => wrap(inner), Page);
