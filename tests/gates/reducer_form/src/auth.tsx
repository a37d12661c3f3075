import { createContext, useContext, useReducer, type Dispatch, type ReactNode } from "react";

interface State {
  isLoggedIn: boolean;
  attempts: number;
}
type Action = { type: "LOGIN"; password: string } | { type: "LOGOUT" };
const initialState: State = { isLoggedIn: false, attempts: 0 };

function reducer(state: State, action: Action): State {
  if (action.type === "LOGOUT") return initialState;
  const strong = /[A-Z]/.test(action.password) && /[0-9]/.test(action.password) && /[^A-Za-z0-9]/.test(action.password);
  return strong ? { ...state, isLoggedIn: true } : { ...state, attempts: state.attempts + 1 };
}

const Store = createContext<[State, Dispatch<Action>]>([initialState, () => undefined]);
export const useStore = () => useContext(Store);
export const StoreProvider = ({ children }: { children: ReactNode }) => (
  <Store.Provider value={useReducer(reducer, initialState)}>{children}</Store.Provider>
);
