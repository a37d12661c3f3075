import { useEffect, useState } from "react";
export function useAuth() {
  const [user, setUser] = useState<{ staff: boolean } | null>(null);
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    setUser(JSON.parse(localStorage.getItem("user") ?? "null"));
    setLoading(false);
  }, []);
  return { user, loading };
}
