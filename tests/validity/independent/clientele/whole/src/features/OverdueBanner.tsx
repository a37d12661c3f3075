import { TriangleAlert, X } from "lucide-react";
import { Link } from "react-router-dom";
import { overdueInvoices } from "../state/selectors";
import { useStore } from "../state/store";

export function OverdueBanner() {
  const { state, dispatch } = useStore();
  const overdue = overdueInvoices(state);
  const news = overdue.some((i) => !state.dismissedOverdue.includes(i.number));
  if (!state.settings.banner || !news) return null;
  const names = [...new Set(overdue.map((i) => i.customerName))];
  return (
    <div role="alert" className="mb-4 flex h-[46px] items-center gap-3 rounded-lg bg-[var(--red-soft)] px-4 text-[var(--red)]">
      <TriangleAlert size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <b>{overdue.length} overdue {overdue.length === 1 ? "invoice" : "invoices"}:</b> {names.join(", ")}.
      </p>
      <Link to="/invoices?state=Overdue" className="underline underline-offset-2">Review invoices</Link>
      <button
        type="button"
        className="icon-btn !text-[var(--red)]"
        aria-label="Dismiss"
        onClick={() => dispatch({ type: "overdue/dismiss", numbers: overdue.map((i) => i.number) })}
      >
        <X size={16} />
      </button>
    </div>
  );
}
