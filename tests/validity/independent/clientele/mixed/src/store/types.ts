export type Status = "Active" | "Lead" | "Paused";

export interface Piano {
  id: number;
  model: string;
  room: string;
  serial: string;
  made: string;
  note: string;
}

export interface Note {
  id: number;
  text: string;
  by: string;
  on: string;
}

export interface Entry {
  on: string;
  text: string;
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
  owner: string;
  since: string;
  lastVisit: string;
  pianoCount: number;
  pinned: boolean;
  pianos: Piano[];
  notes: Note[];
  visits: Entry[];
  letters: Entry[];
}

export interface Line {
  text: string;
  amount: number;
}

export interface Invoice {
  number: string;
  customerId: string;
  customer: string;
  issued: string;
  due: string;
  sent: boolean;
  paidOn: string | null;
  lines: Line[];
}

export type InvoiceState = "Draft" | "Awaiting" | "Overdue" | "Paid";

export type Kind = "Payments" | "Visits" | "Enquiries" | "Reminders";

export interface Notice {
  id: number;
  day: "Today" | "Yesterday" | "Earlier";
  title: string;
  text: string;
  kind: Kind;
  time: string;
  read: boolean;
}

export interface FollowUp {
  id: number;
  text: string;
  due: string;
  done: boolean;
}

export interface Visit {
  time: string;
  customerId: string;
  customer: string;
  job: string;
  detail: string;
}

export interface Settings {
  name: string;
  email: string;
  terms: number;
  currency: string;
  footer: string;
  compact: boolean;
  banner: boolean;
  evening: boolean;
  digest: boolean;
}

export interface AppState {
  signedIn: boolean;
  nextId: number;
  customers: Customer[];
  invoices: Invoice[];
  notices: Notice[];
  followUps: FollowUp[];
  round: Visit[];
  muted: Kind[];
  settings: Settings;
  bannerClosed: boolean;
  toast: { id: number; text: string } | null;
}
