import { Component, createContext, ReactNode } from "react";
import { Action, reducer } from "./reducer";
import { freshState } from "./seed";
import { AppState } from "./types";

const KEY = "mp-book";

export interface StoreValue {
  state: AppState;
  dispatch: (action: Action) => void;
}

export const StoreContext = createContext<StoreValue>({ state: freshState(), dispatch: () => undefined });

function load(): AppState {
  try {
    const raw = sessionStorage.getItem(KEY);
    if (raw) return { ...freshState(), ...JSON.parse(raw), toast: null };
  } catch {
    sessionStorage.removeItem(KEY);
  }
  return freshState();
}

export class StoreProvider extends Component<{ children: ReactNode }, AppState> {
  state: AppState = load();

  componentDidUpdate() {
    sessionStorage.setItem(KEY, JSON.stringify(this.state));
  }

  dispatch = (action: Action) => {
    this.setState((prev) => reducer(prev, action));
  };

  render() {
    return (
      <StoreContext.Provider value={{ state: this.state, dispatch: this.dispatch }}>
        {this.props.children}
      </StoreContext.Provider>
    );
  }
}
