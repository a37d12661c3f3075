import { useSyncExternalStore } from "react";

export interface Snack { key: number; message: string; onUndo?: () => void }

class SnackbarStore {
  private snack: Snack | null = null;
  private listeners = new Set<() => void>();
  private count = 0;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  get = () => this.snack;

  show(message: string, onUndo?: () => void) {
    this.count += 1;
    this.snack = { key: this.count, message, onUndo };
    this.listeners.forEach((l) => l());
  }

  close() {
    this.snack = null;
    this.listeners.forEach((l) => l());
  }
}

export const snackbar = new SnackbarStore();
export const useSnack = () => useSyncExternalStore(snackbar.subscribe, snackbar.get);
