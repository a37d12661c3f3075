import { createContext, useContext, useEffect, useMemo, useReducer, type Dispatch, type ReactNode } from "react";
import { initialState } from "../data/initial";
import { money } from "../lib/money";
import { reducer, type Action } from "./reducer";
import type { AppState } from "./types";

const KEY = "tuning-workspace-v1";

function load(): AppState {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return { ...initialState, ...(JSON.parse(stored) as AppState) };
  } catch {
    localStorage.removeItem(KEY);
  }
  return initialState;
}

interface Store {
  state: AppState;
  dispatch: Dispatch<Action>;
  cash: (amount: number) => string;
}

const StoreContext = createContext<Store | null>(null);

export function StoreProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reducer, undefined, load);

  useEffect(() => {
    localStorage.setItem(KEY, JSON.stringify(state));
  }, [state]);

  useEffect(() => {
    document.documentElement.dataset.theme = state.settings.evening ? "evening" : "day";
  }, [state.settings.evening]);

  useEffect(() => {
    document.title = state.settings.name;
  }, [state.settings.name]);

  const store = useMemo<Store>(
    () => ({ state, dispatch, cash: (amount) => money(amount, state.settings.currency) }),
    [state],
  );
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useStore outside StoreProvider");
  return store;
}
