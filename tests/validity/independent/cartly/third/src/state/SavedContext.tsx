import { createContext, useContext, type Dispatch, type ReactNode } from "react";
import { usePersistentReducer } from "./usePersistentReducer";

export interface SavedPot {
  productId: string;
  note: string;
}

export type SavedAction =
  | { type: "toggle"; productId: string }
  | { type: "save"; productId: string }
  | { type: "remove"; productId: string }
  | { type: "note"; productId: string; note: string }
  | { type: "clear" };

const initial: SavedPot[] = [
  { productId: "dune-bowl", note: "Spring bulbs for the kitchen sill" },
  { productId: "lighthouse-floor-pot", note: "" },
  { productId: "shingle-jug", note: "Mum's birthday, 3 March" },
  { productId: "orlop-tray", note: "" },
];

function reducer(state: SavedPot[], action: SavedAction): SavedPot[] {
  switch (action.type) {
    case "toggle":
      return state.some((s) => s.productId === action.productId)
        ? state.filter((s) => s.productId !== action.productId)
        : [{ productId: action.productId, note: "" }, ...state];
    case "save":
      return state.some((s) => s.productId === action.productId) ? state : [{ productId: action.productId, note: "" }, ...state];
    case "remove":
      return state.filter((s) => s.productId !== action.productId);
    case "note":
      return state.map((s) => (s.productId === action.productId ? { ...s, note: action.note } : s));
    case "clear":
      return [];
  }
}

const SavedContext = createContext<{ saved: SavedPot[]; dispatchSaved: Dispatch<SavedAction> } | null>(null);

export function SavedProvider({ children }: { children: ReactNode }) {
  const [saved, dispatchSaved] = usePersistentReducer("cartly.saved", reducer, initial);
  return <SavedContext.Provider value={{ saved, dispatchSaved }}>{children}</SavedContext.Provider>;
}

export function useSaved() {
  const value = useContext(SavedContext);
  if (!value) throw new Error("SavedProvider is missing");
  return value;
}
