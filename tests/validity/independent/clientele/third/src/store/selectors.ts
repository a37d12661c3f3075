import { TODAY } from "../lib/format";
import type { AppState, Invoice, InvoiceState } from "./types";

export function invoiceState(invoice: Invoice): InvoiceState {
  if (invoice.status === "Draft") return "Draft";
  if (invoice.status === "Paid") return "Paid";
  return invoice.due < TODAY ? "Overdue" : "Awaiting";
}

export const isOpen = (invoice: Invoice) => invoice.status === "Sent";

export const balanceOf = (invoices: Invoice[], customerId: string) =>
  invoices.filter((i) => i.customerId === customerId && isOpen(i)).reduce((sum, i) => sum + i.amount, 0);

export const billedTo = (invoices: Invoice[], customerId: string) =>
  invoices.filter((i) => i.customerId === customerId && i.status !== "Draft").reduce((sum, i) => sum + i.amount, 0);

export const sum = (invoices: Invoice[]) => invoices.reduce((total, i) => total + i.amount, 0);

export const unreadCount = (state: AppState) => state.notices.filter((n) => !n.read).length;
