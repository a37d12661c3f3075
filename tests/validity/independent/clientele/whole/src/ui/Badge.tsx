import type { InvoiceState, Status } from "../state/types";

const TONE: Record<Status | InvoiceState, string> = {
  Active: "green",
  Lead: "gold",
  Paused: "sand",
  Draft: "sand",
  Awaiting: "gold",
  Overdue: "red",
  Paid: "green",
};

export function Badge({ value }: { value: Status | InvoiceState }) {
  return <span className="badge" data-tone={TONE[value]}>{value}</span>;
}
