import { freshState, TODAY } from "./seed";
import { AppState, Customer, Invoice, Kind, Line, Settings, Status } from "./types";

export interface CustomerFields {
  name: string;
  contact: string;
  email: string;
  phone: string;
  town: string;
  kind: string;
  status: Status;
  owner: string;
}

export type Action =
  | { type: "SIGN_IN" }
  | { type: "SIGN_OUT" }
  | { type: "TOAST"; text: string }
  | { type: "TOAST_GONE" }
  | { type: "BANNER_CLOSED" }
  | { type: "FOLLOWUP_ADD"; text: string }
  | { type: "FOLLOWUP_TOGGLE"; id: number }
  | { type: "FOLLOWUP_DELETE"; id: number }
  | { type: "CUSTOMER_ADD"; fields: CustomerFields }
  | { type: "CUSTOMER_EDIT"; id: string; fields: CustomerFields }
  | { type: "CUSTOMER_PIN"; id: string }
  | { type: "CUSTOMER_STATUS"; ids: string[]; status: Status }
  | { type: "CUSTOMER_OWNER"; id: string; owner: string }
  | { type: "CUSTOMER_DELETE"; ids: string[] }
  | { type: "PIANO_ADD"; id: string; model: string; room: string }
  | { type: "NOTE_ADD"; id: string; text: string }
  | { type: "NOTE_DELETE"; id: string; note: number }
  | { type: "INVOICE_ADD"; customerId: string; due: string; lines: Line[] }
  | { type: "INVOICE_SEND"; number: string }
  | { type: "INVOICE_PAID"; number: string }
  | { type: "INVOICE_REOPEN"; number: string }
  | { type: "INVOICE_DELETE"; number: string }
  | { type: "NOTICE_READ"; id: number; read: boolean }
  | { type: "NOTICE_ALL_READ" }
  | { type: "NOTICE_DISMISS"; id: number }
  | { type: "NOTICE_MUTE"; kind: Kind }
  | { type: "SETTINGS_SAVE"; settings: Partial<Settings> }
  | { type: "RESET" };

function withToast(state: AppState, text: string): AppState {
  return { ...state, nextId: state.nextId + 1, toast: { id: state.nextId, text } };
}

function mapCustomer(state: AppState, id: string, change: (c: Customer) => Customer): AppState {
  return { ...state, customers: state.customers.map((c) => (c.id === id ? change(c) : c)) };
}

function mapInvoice(state: AppState, number: string, change: Partial<Invoice>): AppState {
  return { ...state, invoices: state.invoices.map((i) => (i.number === number ? { ...i, ...change } : i)) };
}

export function reducer(state: AppState, action: Action): AppState {
  switch (action.type) {
    case "SIGN_IN":
      return { ...state, signedIn: true };
    case "SIGN_OUT":
      return { ...state, signedIn: false, toast: null };
    case "TOAST":
      return withToast(state, action.text);
    case "TOAST_GONE":
      return { ...state, toast: null };
    case "BANNER_CLOSED":
      return { ...state, bannerClosed: true };

    case "FOLLOWUP_ADD":
      return {
        ...state,
        nextId: state.nextId + 1,
        followUps: [...state.followUps, { id: state.nextId, text: action.text, due: TODAY, done: false }],
      };
    case "FOLLOWUP_TOGGLE":
      return { ...state, followUps: state.followUps.map((f) => (f.id === action.id ? { ...f, done: !f.done } : f)) };
    case "FOLLOWUP_DELETE":
      return withToast({ ...state, followUps: state.followUps.filter((f) => f.id !== action.id) }, "Follow-up deleted");

    case "CUSTOMER_ADD": {
      const added: Customer = {
        ...action.fields,
        id: "c" + state.nextId,
        since: TODAY,
        lastVisit: "",
        pianoCount: 0,
        pinned: false,
        pianos: [],
        notes: [],
        visits: [],
        letters: [],
      };
      return withToast({ ...state, customers: [...state.customers, added] }, added.name + " added");
    }
    case "CUSTOMER_EDIT": {
      const next = mapCustomer(state, action.id, (c) => ({ ...c, ...action.fields }));
      const invoices = next.invoices.map((i) => (i.customerId === action.id ? { ...i, customer: action.fields.name } : i));
      return withToast({ ...next, invoices }, "Changes saved");
    }
    case "CUSTOMER_PIN":
      return mapCustomer(state, action.id, (c) => ({ ...c, pinned: !c.pinned }));
    case "CUSTOMER_STATUS": {
      const customers = state.customers.map((c) => (action.ids.includes(c.id) ? { ...c, status: action.status } : c));
      return withToast({ ...state, customers }, "Status set to " + action.status);
    }
    case "CUSTOMER_OWNER":
      return withToast(mapCustomer(state, action.id, (c) => ({ ...c, owner: action.owner })), "Owner is now " + action.owner);
    case "CUSTOMER_DELETE": {
      const customers = state.customers.filter((c) => !action.ids.includes(c.id));
      const n = action.ids.length;
      return withToast({ ...state, customers }, n === 1 ? "Customer deleted" : n + " customers deleted");
    }
    case "PIANO_ADD": {
      const piano = { id: state.nextId, model: action.model, room: action.room, serial: "not recorded", made: "not recorded", note: "Added today." };
      return withToast(mapCustomer(state, action.id, (c) => ({ ...c, pianos: [...c.pianos, piano] })), action.model + " added");
    }
    case "NOTE_ADD": {
      const note = { id: state.nextId, text: action.text, by: "Ines Marlowe", on: TODAY };
      return withToast(mapCustomer(state, action.id, (c) => ({ ...c, notes: [note, ...c.notes] })), "Note added");
    }
    case "NOTE_DELETE":
      return withToast(
        mapCustomer(state, action.id, (c) => ({ ...c, notes: c.notes.filter((n) => n.id !== action.note) })),
        "Note deleted",
      );

    case "INVOICE_ADD": {
      const owner = state.customers.find((c) => c.id === action.customerId);
      const top = Math.max(...state.invoices.map((i) => Number(i.number.slice(3))));
      const added: Invoice = {
        number: "MP-" + (top + 1),
        customerId: action.customerId,
        customer: owner ? owner.name : "",
        issued: TODAY,
        due: action.due,
        sent: false,
        paidOn: null,
        lines: action.lines,
      };
      return withToast({ ...state, invoices: [added, ...state.invoices] }, "Draft " + added.number + " created");
    }
    case "INVOICE_SEND":
      return withToast(mapInvoice(state, action.number, { sent: true }), action.number + " sent");
    case "INVOICE_PAID":
      return withToast(mapInvoice(state, action.number, { paidOn: TODAY }), action.number + " marked as paid");
    case "INVOICE_REOPEN":
      return withToast(mapInvoice(state, action.number, { paidOn: null }), action.number + " reopened");
    case "INVOICE_DELETE":
      return withToast({ ...state, invoices: state.invoices.filter((i) => i.number !== action.number) }, action.number + " deleted");

    case "NOTICE_READ":
      return { ...state, notices: state.notices.map((n) => (n.id === action.id ? { ...n, read: action.read } : n)) };
    case "NOTICE_ALL_READ":
      return withToast({ ...state, notices: state.notices.map((n) => ({ ...n, read: true })) }, "All caught up");
    case "NOTICE_DISMISS":
      return { ...state, notices: state.notices.filter((n) => n.id !== action.id) };
    case "NOTICE_MUTE": {
      const on = state.muted.includes(action.kind);
      return { ...state, muted: on ? state.muted.filter((k) => k !== action.kind) : [...state.muted, action.kind] };
    }

    case "SETTINGS_SAVE":
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case "RESET":
      return withToast({ ...freshState(), signedIn: true, nextId: state.nextId }, "Workspace reset");
    default:
      return state;
  }
}
