import { TODAY } from "../store/seed";
import { AppState, Invoice, InvoiceState } from "../store/types";

export function amountOf(inv: Invoice): number {
  return inv.lines.reduce((sum, l) => sum + l.amount, 0);
}

export function stateOf(inv: Invoice): InvoiceState {
  if (!inv.sent) return "Draft";
  if (inv.paidOn) return "Paid";
  return inv.due < TODAY ? "Overdue" : "Awaiting";
}

export function total(list: Invoice[]): number {
  return list.reduce((sum, i) => sum + amountOf(i), 0);
}

export function open(list: Invoice[]): Invoice[] {
  return list.filter((i) => stateOf(i) === "Awaiting" || stateOf(i) === "Overdue");
}

export function overdue(list: Invoice[]): Invoice[] {
  return list.filter((i) => stateOf(i) === "Overdue");
}

export function balanceOf(state: AppState, customerId: string): number {
  return total(open(state.invoices).filter((i) => i.customerId === customerId));
}

export function unread(state: AppState): number {
  return state.notices.filter((n) => !n.read).length;
}
