import { createContext, useContext, useState, type ReactNode } from "react";

const Auth = createContext<{ user: string | null; login: (who: string) => void; logout: () => void } | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<string | null>(null);
  return <Auth.Provider value={{ user, login: setUser, logout: () => setUser(null) }}>{children}</Auth.Provider>;
}

export function useAuth() {
  const value = useContext(Auth);
  if (!value) throw new Error("no provider");
  return value;
}
