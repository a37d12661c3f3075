import { useSyncExternalStore } from "react";
import { addDays, TODAY, uid } from "../lib/format";
import { seed, slug } from "./seed";
import type { AppState, Customer, Display, Invoice, Kind, Settings, Status } from "./types";

const KEY = "marlowe-pike";

function load(): AppState {
  try {
    const raw = localStorage.getItem(KEY);
    return raw ? { ...seed(), ...JSON.parse(raw) } : seed();
  } catch {
    return seed();
  }
}

export type CustomerForm = Pick<Customer, "name" | "contact" | "email" | "phone" | "town" | "status" | "owner">;

class AppStore {
  private state = load();
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  getState = () => this.state;

  set(patch: Partial<AppState>) {
    this.state = { ...this.state, ...patch };
    localStorage.setItem(KEY, JSON.stringify(this.state));
    this.listeners.forEach((listener) => listener());
  }

  signIn() {
    this.set({ signedIn: true });
  }

  signOut() {
    this.set({ signedIn: false });
  }

  reset() {
    this.set({ ...seed(), signedIn: true });
  }

  updateCustomer(id: string, patch: Partial<Customer>) {
    this.set({ customers: this.state.customers.map((c) => (c.id === id ? { ...c, ...patch } : c)) });
  }

  addCustomer(form: CustomerForm): string {
    const base = slug(form.name) || "customer";
    const id = this.state.customers.some((c) => c.id === base) ? `${base}-${uid()}` : base;
    const customer: Customer = {
      ...form, id, kind: "Customer", pianoCount: 0, lastVisit: "", since: TODAY, pinned: false, reminders: false,
      pianos: [], visits: [], letters: [], notes: [],
    };
    this.set({ customers: [...this.state.customers, customer] });
    return id;
  }

  removeCustomers(ids: string[]) {
    this.set({
      customers: this.state.customers.filter((c) => !ids.includes(c.id)),
      pinOrder: this.state.pinOrder.filter((id) => !ids.includes(id)),
    });
  }

  togglePin(id: string) {
    const pinned = this.state.pinOrder.includes(id);
    this.set({
      pinOrder: pinned ? this.state.pinOrder.filter((p) => p !== id) : [...this.state.pinOrder, id],
      customers: this.state.customers.map((c) => (c.id === id ? { ...c, pinned: !pinned } : c)),
    });
  }

  setStatus(ids: string[], status: Status) {
    this.set({ customers: this.state.customers.map((c) => (ids.includes(c.id) ? { ...c, status } : c)) });
  }

  addPiano(id: string, model: string, room: string) {
    const customer = this.state.customers.find((c) => c.id === id);
    if (!customer) return;
    this.updateCustomer(id, {
      pianos: [...customer.pianos, { id: uid(), model, room, detail: "Not yet inspected." }],
    });
  }

  addNote(id: string, text: string) {
    const customer = this.state.customers.find((c) => c.id === id);
    if (!customer) return;
    this.updateCustomer(id, { notes: [{ id: uid(), text, by: "Ines Marlowe", date: TODAY }, ...customer.notes] });
  }

  addInvoice(customerId: string, work: string, amount: number) {
    const customer = this.state.customers.find((c) => c.id === customerId);
    if (!customer) return "";
    const last = Math.max(...this.state.invoices.map((i) => Number(i.number.slice(3))), 1000);
    const invoice: Invoice = {
      number: `MP-${last + 1}`, customerId, customer: customer.name, work, amount,
      issued: TODAY, due: addDays(TODAY, 30), status: "Draft",
    };
    this.set({ invoices: [invoice, ...this.state.invoices] });
    return invoice.number;
  }

  updateInvoice(number: string, patch: Partial<Invoice>) {
    this.set({ invoices: this.state.invoices.map((i) => (i.number === number ? { ...i, ...patch } : i)) });
  }

  removeInvoice(number: string) {
    this.set({ invoices: this.state.invoices.filter((i) => i.number !== number) });
  }

  addFollowUp(text: string) {
    this.set({ followUps: [...this.state.followUps, { id: uid(), text, due: "Today", done: false }] });
  }

  toggleFollowUp(id: string) {
    this.set({ followUps: this.state.followUps.map((f) => (f.id === id ? { ...f, done: !f.done } : f)) });
  }

  removeFollowUp(id: string) {
    this.set({ followUps: this.state.followUps.filter((f) => f.id !== id) });
  }

  toggleRead(id: string) {
    this.set({ notices: this.state.notices.map((n) => (n.id === id ? { ...n, read: !n.read } : n)) });
  }

  markAllRead() {
    this.set({ notices: this.state.notices.map((n) => ({ ...n, read: true })) });
  }

  removeNotice(id: string) {
    this.set({ notices: this.state.notices.filter((n) => n.id !== id) });
  }

  toggleMuted(kind: Kind) {
    const { muted } = this.state;
    this.set({ muted: muted.includes(kind) ? muted.filter((k) => k !== kind) : [...muted, kind] });
  }

  saveSettings(settings: Settings) {
    this.set({ settings });
  }

  setDisplay(patch: Partial<Display>) {
    this.set({ display: { ...this.state.display, ...patch } });
  }
}

export const store = new AppStore();

export function useStore<T>(selector: (state: AppState) => T): T {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return selector(state);
}
