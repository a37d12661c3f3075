import { useSyncExternalStore } from "react";
import { board } from "./BoardStore";
import type { Store } from "./Store";

export function useStore<T extends object>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

export const useBoard = () => useStore(board);
