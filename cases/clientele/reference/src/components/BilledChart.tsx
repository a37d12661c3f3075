import { useState } from "react";
import { useBook } from "../state/book";
import { money, monthName, sum } from "../state/figures";
import { Segmented } from "./Fields";

const MONTHS = ["2025-08", "2025-09", "2025-10", "2025-11", "2025-12", "2026-01"];
const MODES = ["Billed", "Received"] as const;

export function BilledChart() {
  const { book, prefs } = useBook();
  const [mode, setMode] = useState<(typeof MODES)[number]>("Billed");
  const bars = MONTHS.map((month) => ({
    month,
    value: sum(book.invoices.filter((invoice) => !invoice.draft && (mode === "Billed" ? invoice.issued : invoice.paidOn).startsWith(month))),
  }));
  const highest = Math.max(1, ...bars.map((bar) => bar.value));
  const all = bars.reduce((acc, bar) => acc + bar.value, 0);

  return (
    <section className="card">
      <div className="card-head">
        <div>
          <h2>{mode} by month</h2>
          <p className="muted">{money(all, prefs.symbol)} in six months</p>
        </div>
        <Segmented label="Chart shows" options={MODES} value={mode} onChange={setMode} />
      </div>
      <div className="chart">
        {bars.map((bar, i) => (
          <div key={bar.month} className="chart-col">
            <span className="num chart-value">{money(bar.value, prefs.symbol)}</span>
            <span className={i === bars.length - 1 ? "chart-bar now" : "chart-bar"} style={{ height: `${Math.round((bar.value / highest) * 118)}px` }} />
            <span className="chart-month">{monthName(bar.month)}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
