import { useSyncExternalStore } from "react";

export interface ToastItem {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

let toasts: ToastItem[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const emit = () => listeners.forEach((l) => l());

export function dismissToast(id: number) {
  toasts = toasts.filter((t) => t.id !== id);
  emit();
}

export function toast(text: string, action?: ToastItem["action"]) {
  const id = nextId++;
  toasts = [...toasts.slice(-2), { id, text, action }];
  emit();
  window.setTimeout(() => dismissToast(id), 5000);
}

export function useToasts() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => toasts,
  );
}
