import type { PropsWithChildren } from "react";
export const QueryProvider = (props: PropsWithChildren) => <div {...props} />;
