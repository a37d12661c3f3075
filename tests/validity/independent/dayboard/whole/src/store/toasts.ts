import { Store } from "./Store";

export interface Toast {
  id: number;
  text: string;
  undo?: () => void;
}

class ToastStore extends Store<{ toasts: Toast[] }> {
  private next = 1;

  constructor() {
    super("toasts", null, () => ({ toasts: [] }));
  }

  show(text: string, undo?: () => void) {
    const id = this.next++;
    this.set({ toasts: [...this.get().toasts.slice(-2), { id, text, undo }] });
    window.setTimeout(() => this.dismiss(id), 6000);
  }

  dismiss(id: number) {
    this.set({ toasts: this.get().toasts.filter((t) => t.id !== id) });
  }
}

export const toasts = new ToastStore();
