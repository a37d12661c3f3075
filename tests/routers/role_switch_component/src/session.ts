import { useState } from "react";
export function useSession() {
  const [role, setRole] = useState("none");
  return { role, setRole };
}
