import { createContext, useCallback, useContext, useReducer, type ReactNode } from "react";
import { usePersistentReducer } from "./usePersistentReducer";

interface Toast {
  id: number;
  text: string;
}

type ToastAction = { type: "show"; toast: Toast } | { type: "hide"; id: number };

const toastReducer = (state: Toast[], action: ToastAction): Toast[] =>
  action.type === "show" ? [...state, action.toast] : state.filter((t) => t.id !== action.id);

interface Ui {
  toasts: Toast[];
  toast: (text: string) => void;
  bannerHidden: boolean;
  hideBanner: () => void;
}

const UiContext = createContext<Ui | null>(null);
let nextToast = 1;

export function UiProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(toastReducer, []);
  const [banner, dispatchBanner] = usePersistentReducer<{ hidden: boolean }, "hide">("cartly.banner", () => ({ hidden: true }), { hidden: false });

  const toast = useCallback((text: string) => {
    const id = nextToast++;
    dispatch({ type: "show", toast: { id, text } });
    setTimeout(() => dispatch({ type: "hide", id }), 3500);
  }, []);

  return (
    <UiContext.Provider value={{ toasts, toast, bannerHidden: banner.hidden, hideBanner: () => dispatchBanner("hide") }}>
      {children}
    </UiContext.Provider>
  );
}

export function useUi() {
  const value = useContext(UiContext);
  if (!value) throw new Error("UiProvider is missing");
  return value;
}
