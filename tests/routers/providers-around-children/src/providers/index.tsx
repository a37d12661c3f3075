import type { PropsWithChildren } from "react";
import { HashRouter } from "react-router-dom";
import { AuthProvider } from "./auth";
import { ThemeProvider } from "./theme";

const providers = [ThemeProvider, AuthProvider];

export function AppProviders({ children }: PropsWithChildren) {
  return <HashRouter>{providers.reduceRight((inside, Provider) => <Provider>{inside}</Provider>, children)}</HashRouter>;
}
