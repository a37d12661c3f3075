import type { ComponentType, ReactNode } from "react";
import { Navigate } from "react-router-dom";

const signedIn = () => sessionStorage.getItem("user") !== null;

export function withAuth<P extends object>(Page: ComponentType<P>) {
  return function Guarded(props: P) {
    return signedIn() ? <Page {...props} /> : <Navigate to="/login" />;
  };
}

export function Guard({ role, children }: { role: string; children: ReactNode }) {
  if (!signedIn()) return <Navigate to="/login" state={{ role }} />;
  return <>{children}</>;
}
