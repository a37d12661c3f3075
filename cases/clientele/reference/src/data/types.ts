export const TODAY = "2026-01-15";

export const STATUSES = ["Active", "Lead", "Paused"] as const;
export type Status = (typeof STATUSES)[number];

export const OWNERS = ["Ines Marlowe", "Tom Pike", "Ruth Adeyemi", "Callum Reid"] as const;
export type Owner = (typeof OWNERS)[number];

export const KINDS = ["Concert venue", "School", "Hospitality", "Church", "Studio", "Private home"] as const;
export type CustomerKind = (typeof KINDS)[number];

export interface Customer {
  id: string;
  name: string;
  contact: string;
  email: string;
  phone: string;
  town: string;
  kind: CustomerKind;
  status: Status;
  owner: Owner;
  since: string;
  lastVisit: string;
  pinned: boolean;
  reminders: boolean;
}

export type CustomerDraft = Pick<Customer, "name" | "contact" | "email" | "phone" | "town" | "kind" | "status" | "owner">;

export interface Piano {
  id: string;
  customerId: string;
  make: string;
  room: string;
  built: string;
  nextTuning: string;
}

export interface Visit {
  date: string;
  customerId: string;
  work: string;
  by: Owner;
}

export interface Letter {
  date: string;
  customerId: string;
  subject: string;
  gist: string;
}

export interface Note {
  id: string;
  customerId: string;
  text: string;
  author: string;
  date: string;
}

export interface InvoiceLine {
  label: string;
  amount: number;
}

export interface Invoice {
  id: string;
  customerId: string;
  issued: string;
  due: string;
  paidOn: string;
  draft: boolean;
  lines: InvoiceLine[];
}

export type InvoiceState = "Draft" | "Awaiting" | "Overdue" | "Paid";

export const NOTICE_KINDS = ["Payments", "Visits", "Enquiries", "Reminders"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notice {
  id: string;
  kind: NoticeKind;
  title: string;
  body: string;
  date: string;
  time: string;
  read: boolean;
}

export interface Task {
  id: string;
  text: string;
  due: string;
  done: boolean;
}

export interface Stop {
  id: string;
  time: string;
  customerId: string;
  work: string;
  access: string;
}
