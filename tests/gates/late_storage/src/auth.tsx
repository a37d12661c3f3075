import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

const Auth = createContext<{ user: { name: string } | null }>({ user: null });
export const useAuth = () => useContext(Auth);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<{ name: string } | null>(null);
  useEffect(() => {
    const stored = localStorage.getItem("user");
    if (stored) setUser(JSON.parse(stored));
  }, []);
  return <Auth.Provider value={{ user }}>{children}</Auth.Provider>;
}
