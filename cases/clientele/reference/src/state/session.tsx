import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";

/** The signed-in person's details belong to the workspace, not to the stored session. */
export const ME = { name: "Ines Marlowe", first: "Ines", role: "Workshop manager", initials: "IM" };

interface Session {
  signedIn: boolean;
  signIn: (email: string) => void;
  signOut: () => void;
}

const SessionContext = createContext<Session | null>(null);

function hasStoredSession() {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem("clientele.session") ?? "null");
    return typeof parsed === "object" && parsed !== null;
  } catch {
    return false;
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [signedIn, setSignedIn] = useState(hasStoredSession);

  const signIn = useCallback((email: string) => {
    localStorage.setItem("clientele.session", JSON.stringify({ email }));
    setSignedIn(true);
  }, []);
  const signOut = useCallback(() => {
    localStorage.removeItem("clientele.session");
    setSignedIn(false);
  }, []);

  const value = useMemo(() => ({ signedIn, signIn, signOut }), [signedIn, signIn, signOut]);
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider");
  return session;
}
