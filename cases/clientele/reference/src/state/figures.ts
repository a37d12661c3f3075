import { TODAY, type Invoice, type InvoiceState } from "../data/types";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const total = (invoice: Invoice) => invoice.lines.reduce((sum, line) => sum + line.amount, 0);
export const sum = (list: Invoice[]) => list.reduce((acc, invoice) => acc + total(invoice), 0);

export function stateOf(invoice: Invoice): InvoiceState {
  if (invoice.draft) return "Draft";
  if (invoice.paidOn) return "Paid";
  return invoice.due < TODAY ? "Overdue" : "Awaiting";
}

export const isOpen = (invoice: Invoice) => !invoice.draft && !invoice.paidOn;

export function balanceOf(customerId: string, invoices: Invoice[]) {
  return sum(invoices.filter((invoice) => invoice.customerId === customerId && isOpen(invoice)));
}

export function money(amount: number, symbol: string) {
  const whole = Number.isInteger(amount);
  const text = amount.toLocaleString("en-GB", { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
  return `${symbol}${text}`;
}

export function day(date: string) {
  if (!date) return "Never";
  const [year, month, d] = date.split("-").map(Number);
  return `${d} ${MONTHS[month - 1]} ${year}`;
}

export function shortDay(date: string) {
  const [, month, d] = date.split("-").map(Number);
  return `${d} ${MONTHS[month - 1]}`;
}

export const monthName = (month: string) => MONTHS[Number(month.slice(5, 7)) - 1];

export function addDays(date: string, days: number) {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

export const daysLate = (due: string) => Math.round((Date.parse(TODAY) - Date.parse(due)) / 86_400_000);

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function slug(text: string) {
  return text.toLowerCase().normalize("NFD").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "customer";
}

export function freshId(wanted: string, list: { id: string }[]) {
  const taken = new Set(list.map((item) => item.id));
  if (!taken.has(wanted)) return wanted;
  let n = 2;
  while (taken.has(`${wanted}-${n}`)) n += 1;
  return `${wanted}-${n}`;
}
