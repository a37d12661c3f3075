import { createContext, useCallback, useContext, useEffect, useReducer, useRef, useState } from "react";
import type { Dispatch, ReactNode } from "react";
import { addDays, TODAY } from "../lib/dates";
import { reducer } from "./reducer";
import type { Action } from "./reducer";
import { seed } from "./seed";
import type { Habit, State, Task } from "./types";

const KEY = "dayboard";

interface Store {
  state: State;
  dispatch: Dispatch<Action>;
  toast: (message: string) => void;
}

const StoreContext = createContext<Store | null>(null);

function load(): State {
  try {
    const saved = localStorage.getItem(KEY);
    if (saved) return JSON.parse(saved) as State;
  } catch {
    return seed();
  }
  return seed();
}

export function StoreProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reducer, undefined, load);
  const [message, setMessage] = useState("");
  const timer = useRef<number>();

  useEffect(() => {
    localStorage.setItem(KEY, JSON.stringify(state));
  }, [state]);

  useEffect(() => {
    document.documentElement.dataset.theme = state.prefs.theme;
  }, [state.prefs.theme]);

  const toast = useCallback((text: string) => {
    window.clearTimeout(timer.current);
    setMessage(text);
    timer.current = window.setTimeout(() => setMessage(""), 4000);
  }, []);

  return (
    <StoreContext.Provider value={{ state, dispatch, toast }}>
      {children}
      {message && (
        <output className="toast" role="status">
          {message}
        </output>
      )}
    </StoreContext.Provider>
  );
}

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("StoreProvider is missing");
  return store;
}

export const boardTasks = (state: State): Task[] => state.tasks.filter((t) => t.place === "board");
export const putAway = (state: State): Task[] => state.tasks.filter((t) => t.place !== "board");
export const openTasks = (state: State): Task[] => boardTasks(state).filter((t) => t.column !== "done");
export const doneToday = (habits: Habit[]): number => habits.filter((h) => h.days.includes(TODAY)).length;

export function streak(habit: Habit): number {
  let day = habit.days.includes(TODAY) ? TODAY : addDays(TODAY, -1);
  let length = 0;
  while (habit.days.includes(day)) {
    length += 1;
    day = addDays(day, -1);
  }
  return length;
}
