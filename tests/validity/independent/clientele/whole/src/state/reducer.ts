import { initialState } from "../data/initial";
import { TODAY } from "../lib/dates";
import type { AppState, Customer, FollowUp, Invoice, Kind, Note, Piano, Settings } from "./types";

export type Action =
  | { type: "session/in" }
  | { type: "session/out" }
  | { type: "apply"; change: (state: AppState) => AppState }
  | { type: "reset" }
  | { type: "customer/add"; customer: Customer }
  | { type: "customer/patch"; ids: string[]; patch: Partial<Customer> }
  | { type: "customer/delete"; ids: string[] }
  | { type: "customer/pin"; id: string }
  | { type: "pinned/toggle" }
  | { type: "note/add"; id: string; note: Note }
  | { type: "note/delete"; id: string; noteId: string }
  | { type: "piano/add"; id: string; piano: Piano }
  | { type: "piano/delete"; id: string; pianoId: string }
  | { type: "invoice/add"; invoice: Invoice }
  | { type: "invoice/state"; number: string; state: Invoice["state"] }
  | { type: "invoice/delete"; number: string }
  | { type: "overdue/dismiss"; numbers: string[] }
  | { type: "followup/add"; followUp: FollowUp }
  | { type: "followup/toggle"; id: string }
  | { type: "followup/delete"; id: string }
  | { type: "followup/hideDone" }
  | { type: "round/toggle"; id: string }
  | { type: "notification/read"; id: string; read: boolean }
  | { type: "notification/readAll" }
  | { type: "notification/dismiss"; id: string }
  | { type: "notification/mute"; kind: Kind; muted: boolean }
  | { type: "settings"; patch: Partial<Settings> };

function patchCustomer(state: AppState, id: string, change: (customer: Customer) => Customer): AppState {
  return { ...state, customers: state.customers.map((c) => (c.id === id ? change(c) : c)) };
}

export function reducer(state: AppState, action: Action): AppState {
  switch (action.type) {
    case "session/in":
      return { ...state, signedIn: true };
    case "session/out":
      return { ...state, signedIn: false };
    case "apply":
      return action.change(state);
    case "reset":
      return { ...initialState, signedIn: state.signedIn };
    case "customer/add":
      return { ...state, customers: [...state.customers, action.customer] };
    case "customer/patch": {
      const ids = new Set(action.ids);
      const { name } = action.patch;
      return {
        ...state,
        customers: state.customers.map((c) => (ids.has(c.id) ? { ...c, ...action.patch } : c)),
        invoices: name ? state.invoices.map((i) => (ids.has(i.customerId) ? { ...i, customerName: name } : i)) : state.invoices,
        round: name ? state.round.map((r) => (ids.has(r.customerId) ? { ...r, name } : r)) : state.round,
      };
    }
    case "customer/delete": {
      const ids = new Set(action.ids);
      return {
        ...state,
        customers: state.customers.filter((c) => !ids.has(c.id)),
        pinned: state.pinned.filter((id) => !ids.has(id)),
      };
    }
    case "customer/pin":
      return {
        ...state,
        pinned: state.pinned.includes(action.id) ? state.pinned.filter((id) => id !== action.id) : [...state.pinned, action.id],
      };
    case "pinned/toggle":
      return { ...state, pinnedOpen: !state.pinnedOpen };
    case "note/add":
      return patchCustomer(state, action.id, (c) => ({ ...c, notes: [action.note, ...c.notes] }));
    case "note/delete":
      return patchCustomer(state, action.id, (c) => ({ ...c, notes: c.notes.filter((n) => n.id !== action.noteId) }));
    case "piano/add":
      return patchCustomer(state, action.id, (c) => ({ ...c, pianos: [...c.pianos, action.piano] }));
    case "piano/delete":
      return patchCustomer(state, action.id, (c) => ({ ...c, pianos: c.pianos.filter((p) => p.id !== action.pianoId) }));
    case "invoice/add":
      return { ...state, invoices: [action.invoice, ...state.invoices] };
    case "invoice/state":
      return {
        ...state,
        invoices: state.invoices.map((i) =>
          i.number === action.number ? { ...i, state: action.state, paidOn: action.state === "Paid" ? TODAY : null } : i,
        ),
      };
    case "invoice/delete":
      return { ...state, invoices: state.invoices.filter((i) => i.number !== action.number) };
    case "overdue/dismiss":
      return { ...state, dismissedOverdue: action.numbers };
    case "followup/add":
      return { ...state, followUps: [...state.followUps, action.followUp] };
    case "followup/toggle":
      return { ...state, followUps: state.followUps.map((f) => (f.id === action.id ? { ...f, done: !f.done } : f)) };
    case "followup/delete":
      return { ...state, followUps: state.followUps.filter((f) => f.id !== action.id) };
    case "followup/hideDone":
      return { ...state, hideDone: !state.hideDone };
    case "round/toggle":
      return { ...state, round: state.round.map((r) => (r.id === action.id ? { ...r, done: !r.done } : r)) };
    case "notification/read":
      return {
        ...state,
        notifications: state.notifications.map((n) => (n.id === action.id ? { ...n, read: action.read } : n)),
      };
    case "notification/readAll":
      return {
        ...state,
        notifications: state.notifications.map((n) => (state.muted.includes(n.kind) ? n : { ...n, read: true })),
      };
    case "notification/dismiss":
      return { ...state, notifications: state.notifications.filter((n) => n.id !== action.id) };
    case "notification/mute":
      return {
        ...state,
        muted: action.muted ? [...state.muted.filter((k) => k !== action.kind), action.kind] : state.muted.filter((k) => k !== action.kind),
      };
    case "settings":
      return {
        ...state,
        settings: { ...state.settings, ...action.patch },
        dismissedOverdue: action.patch.banner ? [] : state.dismissedOverdue,
      };
  }
}
