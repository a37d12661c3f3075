import { createContext, useState, type ReactNode } from "react";
const Theme = createContext("light");
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme] = useState("light");
  return <Theme.Provider value={theme}>{children}</Theme.Provider>;
}
