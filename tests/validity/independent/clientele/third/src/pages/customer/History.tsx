import { ChevronRight } from "lucide-react";
import { formatDate, money } from "../../lib/format";
import { useStore } from "../../store/store";
import { invoiceState } from "../../store/selectors";
import type { Customer } from "../../store/types";
import { Accordion } from "../../ui/Accordion";
import { Chip } from "../../ui/Chip";

function Summary({ title, count }: { title: string; count: number }) {
  return (
    <>
      <ChevronRight size={16} className="chevron turn" />
      <span className="strong">{title}</span>
      <span className="muted small">{count}</span>
    </>
  );
}

export function History({ customer }: { customer: Customer }) {
  const invoices = useStore((s) => s.invoices).filter((i) => i.customerId === customer.id);
  return (
    <section className="card">
      <div className="card-head row"><h2 className="card-title">History</h2></div>
      <Accordion className="history" defaultOpen summary={<Summary title="Visits" count={customer.visits.length} />}>
        <div className="history-body">
          {customer.visits.length === 0 && <p className="muted small">No visits yet.</p>}
          {customer.visits.map((v) => (
            <div key={v.date} className="history-row">
              <span className="muted small">{formatDate(v.date)}</span><span>{v.text}</span><span className="muted small right">{v.by}</span>
            </div>
          ))}
        </div>
      </Accordion>
      <Accordion className="history" summary={<Summary title="Invoices" count={invoices.length} />}>
        <div className="history-body">
          {invoices.length === 0 && <p className="muted small">No invoices yet.</p>}
          {invoices.map((i) => (
            <div key={i.number} className="history-row">
              <span className="muted small">{formatDate(i.issued)}</span>
              <span>{i.number} {i.work} <Chip label={invoiceState(i)} /></span>
              <span className="strong right">{money(i.amount)}</span>
            </div>
          ))}
        </div>
      </Accordion>
      <Accordion className="history" summary={<Summary title="Letters" count={customer.letters.length} />}>
        <div className="history-body">
          {customer.letters.length === 0 && <p className="muted small">No letters yet.</p>}
          {customer.letters.map((l) => (
            <div key={l.date + l.text} className="history-row"><span className="muted small">{formatDate(l.date)}</span><span>{l.text}</span></div>
          ))}
        </div>
      </Accordion>
    </section>
  );
}
