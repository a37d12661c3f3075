import { useState } from "react";
import { longDate } from "../lib/dates";
import { amountOf, byNumber, stateOf } from "../state/selectors";
import { useStore } from "../state/store";
import type { Customer } from "../state/types";
import { Badge } from "../ui/Badge";
import { Collapse } from "../ui/Collapse";

const PARTS = ["Visits", "Invoices", "Letters"] as const;
type Part = (typeof PARTS)[number];

export function History({ customer }: { customer: Customer }) {
  const { state, cash } = useStore();
  const [open, setOpen] = useState<Part[]>(["Visits"]);
  const invoices = state.invoices.filter((i) => i.customerId === customer.id).sort(byNumber);
  const count: Record<Part, number> = {
    Visits: customer.visits.length,
    Invoices: invoices.length,
    Letters: customer.letters.length,
  };
  const all = open.length === PARTS.length;
  const row = "grid grid-cols-[102px_1fr_auto] gap-x-3 py-[6px] pl-[45px] pr-5 leading-5";

  const body = (part: Part) => {
    if (count[part] === 0) return <p className="soft small pb-3 pl-[45px]">Nothing here yet.</p>;
    if (part === "Visits")
      return customer.visits.map((v) => (
        <div key={v.date + v.work} className={row}>
          <span className="soft small">{longDate(v.date)}</span>
          <span>{v.work}</span>
          <span className="soft small">{v.by}</span>
        </div>
      ));
    if (part === "Letters")
      return customer.letters.map((l) => (
        <div key={l.date + l.subject} className={row}>
          <span className="soft small">{longDate(l.date)}</span>
          <span>{l.subject}</span>
          <span className="soft small">{l.by}</span>
        </div>
      ));
    return invoices.map((i) => (
      <div key={i.number} className={row}>
        <span className="soft small">{longDate(i.issued)}</span>
        <span>
          <b>{i.number}</b> {i.lines.map((l) => l.work).join(", ")}
        </span>
        <span className="flex items-center gap-3">
          <Badge value={stateOf(i)} />
          <b>{cash(amountOf(i))}</b>
        </span>
      </div>
    ));
  };

  return (
    <section className="card" aria-labelledby="history-title">
      <div className="flex items-center justify-between px-5 py-[13px]">
        <h2 id="history-title" className="serif text-[20px] font-bold leading-6">History</h2>
        <button type="button" className="link underline underline-offset-2" onClick={() => setOpen(all ? [] : [...PARTS])}>
          {all ? "Collapse all" : "Expand all"}
        </button>
      </div>
      {PARTS.map((part) => (
        <div key={part} className="rule border-t">
          <Collapse
            open={open.includes(part)}
            onToggle={() => setOpen(open.includes(part) ? open.filter((p) => p !== part) : [...open, part])}
            title={<><b>{part}</b><span className="soft text-[12px]">{count[part]}</span></>}
          >
            <div className="pb-1">{body(part)}</div>
          </Collapse>
        </div>
      ))}
    </section>
  );
}
