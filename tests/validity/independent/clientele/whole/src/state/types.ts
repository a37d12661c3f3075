export type Status = "Active" | "Lead" | "Paused";
export type Owner = "Ines Marlowe" | "Tom Pike" | "Ruth Adeyemi" | "Callum Reid";
export type Kind = "Payments" | "Visits" | "Enquiries" | "Reminders";
export type InvoiceState = "Draft" | "Awaiting" | "Overdue" | "Paid";
export type Currency = "GBP" | "EUR" | "USD";

export interface Piano {
  id: string;
  model: string;
  room: string;
  serial: string;
  lastTuned: string | null;
  pitch: "A440" | "A442";
}

export interface Note {
  id: string;
  text: string;
  author: string;
  date: string;
}

export interface Visit {
  date: string;
  work: string;
  by: string;
}

export interface Letter {
  date: string;
  subject: string;
  by: string;
}

export interface Customer {
  id: string;
  name: string;
  contact: string;
  email: string;
  phone: string;
  kind: string;
  town: string;
  status: Status;
  owner: Owner;
  since: string;
  lastVisit: string | null;
  pianos: Piano[];
  notes: Note[];
  visits: Visit[];
  letters: Letter[];
  reminders: boolean;
  postedInvoices: boolean;
}

export interface InvoiceLine {
  work: string;
  amount: number;
}

export interface Invoice {
  number: string;
  customerId: string;
  customerName: string;
  issued: string;
  due: string;
  state: "Draft" | "Awaiting" | "Paid";
  paidOn: string | null;
  lines: InvoiceLine[];
}

export interface FollowUp {
  id: string;
  text: string;
  due: string;
  done: boolean;
}

export interface RoundVisit {
  id: string;
  time: string;
  customerId: string;
  name: string;
  job: string;
  address: string;
  notes: string;
  done: boolean;
}

export interface Notification {
  id: string;
  title: string;
  body: string;
  kind: Kind;
  group: "Today" | "Yesterday" | "Earlier";
  when: string;
  read: boolean;
  link: string;
}

export interface Settings {
  name: string;
  email: string;
  terms: number;
  currency: Currency;
  footer: string;
  compact: boolean;
  banner: boolean;
  evening: boolean;
  digest: boolean;
}

export interface AppState {
  signedIn: boolean;
  customers: Customer[];
  pinned: string[];
  invoices: Invoice[];
  followUps: FollowUp[];
  hideDone: boolean;
  round: RoundVisit[];
  notifications: Notification[];
  muted: Kind[];
  dismissedOverdue: string[];
  pinnedOpen: boolean;
  settings: Settings;
}

export const STATUSES: Status[] = ["Active", "Lead", "Paused"];
export const OWNERS: Owner[] = ["Ines Marlowe", "Tom Pike", "Ruth Adeyemi", "Callum Reid"];
export const KINDS: Kind[] = ["Payments", "Visits", "Enquiries", "Reminders"];
export const USER: Owner = "Ines Marlowe";
