export class Store<T extends object> {
  private state: T;
  private listeners = new Set<() => void>();

  constructor(
    private key: string,
    private storage: Storage | null,
    private initial: () => T,
  ) {
    this.state = this.load();
  }

  private load(): T {
    try {
      const text = this.storage?.getItem(this.key);
      if (text) return { ...this.initial(), ...(JSON.parse(text) as T) };
    } catch {
      /* unreadable: start afresh */
    }
    return this.initial();
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  get = () => this.state;

  set(patch: Partial<T>) {
    this.state = { ...this.state, ...patch };
    try {
      this.storage?.setItem(this.key, JSON.stringify(this.state));
    } catch {
      /* storage full or barred */
    }
    this.listeners.forEach((listener) => listener());
  }

  clear() {
    this.set(this.initial());
  }
}
