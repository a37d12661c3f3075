import { useSyncExternalStore } from "react";

interface State {
  user: { name: string; plan: string } | null;
  isAuthenticated: boolean;
  loginFailed: boolean;
  cart: string[];
}

function createPersisted<T extends object>(name: string, initial: T) {
  const raw = localStorage.getItem(name);
  let state: T = raw ? { ...initial, ...JSON.parse(raw).state } : initial;
  const listeners = new Set<() => void>();
  const use = () => useSyncExternalStore((on) => { listeners.add(on); return () => listeners.delete(on); }, () => state);
  use.setState = (part: Partial<T>) => {
    state = { ...state, ...part };
    localStorage.setItem(name, JSON.stringify({ state, version: 0 }));
    listeners.forEach((on) => on());
  };
  return use;
}

export const useStore = createPersisted<State>("shop-storage", { user: null, isAuthenticated: false, loginFailed: false, cart: [] });
