import { useEffect, useState, type Dispatch, type SetStateAction } from "react";

function read<T>(key: string, seed: T): T {
  try {
    const raw = window.localStorage.getItem(key);
    return raw === null ? seed : (JSON.parse(raw) as T);
  } catch {
    return seed;
  }
}

/** useState that remembers its value in localStorage under the given key. */
export function usePersisted<T>(key: string, seed: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => read(key, seed));
  useEffect(() => {
    try {
      window.localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A full or blocked store only costs us the memory between visits.
    }
  }, [key, value]);
  return [value, setValue];
}
