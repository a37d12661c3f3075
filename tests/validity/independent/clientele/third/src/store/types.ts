export type Status = "Active" | "Lead" | "Paused";
export const STATUSES: Status[] = ["Active", "Lead", "Paused"];
export const OWNERS = ["Ines Marlowe", "Tom Pike", "Ruth Adeyemi", "Callum Reid"];

export interface Piano { id: string; model: string; room: string; detail: string }
export interface Visit { date: string; text: string; by: string }
export interface Letter { date: string; text: string }
export interface Note { id: string; text: string; by: string; date: string }

export interface Customer {
  id: string;
  name: string;
  contact: string;
  email: string;
  phone: string;
  kind: string;
  town: string;
  status: Status;
  owner: string;
  pianoCount: number;
  lastVisit: string;
  since: string;
  pinned: boolean;
  reminders: boolean;
  pianos: Piano[];
  visits: Visit[];
  letters: Letter[];
  notes: Note[];
}

export type InvoiceState = "Draft" | "Awaiting" | "Overdue" | "Paid";

export interface Invoice {
  number: string;
  customerId: string;
  customer: string;
  issued: string;
  due: string;
  amount: number;
  work: string;
  status: "Draft" | "Sent" | "Paid";
  paidOn?: string;
}

export type Kind = "Payments" | "Visits" | "Enquiries" | "Reminders";
export const KINDS: Kind[] = ["Payments", "Visits", "Enquiries", "Reminders"];

export interface Notice {
  id: string;
  group: "Today" | "Yesterday" | "Earlier";
  title: string;
  text: string;
  kind: Kind;
  time: string;
  read: boolean;
}

export interface FollowUp { id: string; text: string; due: string; done: boolean }

export interface Settings {
  name: string;
  email: string;
  terms: string;
  currency: "£" | "€" | "$";
  footer: string;
}

export interface Display { compact: boolean; banner: boolean; evening: boolean }

export interface AppState {
  signedIn: boolean;
  customers: Customer[];
  pinOrder: string[];
  invoices: Invoice[];
  notices: Notice[];
  followUps: FollowUp[];
  muted: Kind[];
  settings: Settings;
  display: Display;
}
