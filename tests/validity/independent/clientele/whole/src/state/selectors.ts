import { TODAY } from "../lib/dates";
import type { AppState, Invoice, InvoiceState, Notification } from "./types";

export function amountOf(invoice: Invoice): number {
  return invoice.lines.reduce((sum, line) => sum + line.amount, 0);
}

export function stateOf(invoice: Invoice): InvoiceState {
  return invoice.state === "Awaiting" && invoice.due < TODAY ? "Overdue" : invoice.state;
}

export function isOpen(invoice: Invoice): boolean {
  return invoice.state === "Awaiting";
}

export function balanceOf(state: AppState, customerId: string): number {
  return state.invoices.filter((i) => i.customerId === customerId && isOpen(i)).reduce((sum, i) => sum + amountOf(i), 0);
}

export function billedTo(state: AppState, customerId: string): number {
  return state.invoices
    .filter((i) => i.customerId === customerId && i.state !== "Draft")
    .reduce((sum, i) => sum + amountOf(i), 0);
}

export function byNumber(a: Invoice, b: Invoice): number {
  return b.issued.localeCompare(a.issued) || b.number.localeCompare(a.number);
}

export function overdueInvoices(state: AppState): Invoice[] {
  return state.invoices.filter((i) => stateOf(i) === "Overdue").sort(byNumber);
}

export function audible(state: AppState): Notification[] {
  return state.notifications.filter((n) => !state.muted.includes(n.kind));
}

export function unreadCount(state: AppState): number {
  return audible(state).filter((n) => !n.read).length;
}

export function sum(list: Invoice[]): number {
  return list.reduce((total, i) => total + amountOf(i), 0);
}

export function nextNumber(state: AppState): string {
  const highest = Math.max(1062, ...state.invoices.map((i) => Number(i.number.slice(3))));
  return `MP-${highest + 1}`;
}
