import { createContext, useContext, useState, type ReactNode } from "react";
type Role = "guest" | "member" | "admin";
const AuthContext = createContext<{ role: Role; setRole: (role: Role) => void } | null>(null);
export function AuthProvider({ children }: { children: ReactNode }) {
  const [role, setRole] = useState<Role>("guest");
  return <AuthContext.Provider value={{ role, setRole }}>{children}</AuthContext.Provider>;
}
export const useAuth = () => useContext(AuthContext)!;
