import { useEffect, useReducer, type Reducer } from "react";

function read<S>(key: string, fallback: S): S {
  try {
    const raw = localStorage.getItem(key);
    return raw ? (JSON.parse(raw) as S) : fallback;
  } catch {
    return fallback;
  }
}

export function usePersistentReducer<S, A>(key: string, reducer: Reducer<S, A>, initial: S) {
  const [state, dispatch] = useReducer(reducer, initial, (start) => read(key, start));
  useEffect(() => {
    localStorage.setItem(key, JSON.stringify(state));
  }, [key, state]);
  return [state, dispatch] as const;
}
