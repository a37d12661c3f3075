import { createContext, useContext, useState } from "react";
const Context = createContext<{ user: string | null }>({ user: null });
export const AuthProvider = ({ children }: { children: React.ReactNode }) => {
  const [user] = useState<string | null>(null);
  return <Context.Provider value={{ user }}>{children}</Context.Provider>;
};
export const useAuth = () => useContext(Context);
