import { createContext, useState } from "react";
import type { PropsWithChildren } from "react";
import { BrowserRouter } from "react-router-dom";

export const Theme = createContext("light");

export function AppProviders({ children }: PropsWithChildren) {
  const [theme] = useState("dark");
  return (
    <Theme.Provider value={theme}>
      <BrowserRouter>{children}</BrowserRouter>
    </Theme.Provider>
  );
}
