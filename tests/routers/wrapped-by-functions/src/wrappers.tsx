import type { ComponentType } from "react";

export function withErrorBoundary<P extends object>(Wrapped: ComponentType<P>) {
  return function Bounded(props: P) {
    return <Wrapped {...props} />;
  };
}

export const withTitle = (title: string) => (Wrapped: ComponentType) => () => (
  <section title={title}>
    <Wrapped />
  </section>
);
