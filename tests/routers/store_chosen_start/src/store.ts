import { useSyncExternalStore } from "react";
const state = { start: "/today", customPath: localStorage.getItem("path") ?? "/mine" };
export function useStore<T>(pick: (s: typeof state) => T): T {
  return useSyncExternalStore(() => () => undefined, () => pick(state));
}
