import { useState } from "react";

export function useSession<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => {
    const raw = sessionStorage.getItem(key);
    return raw === null ? initial : (JSON.parse(raw) as T);
  });
  const store = (next: T) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setValue(next);
  };
  return [value, store] as const;
}
