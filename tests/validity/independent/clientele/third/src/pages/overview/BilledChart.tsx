import { useState } from "react";
import { money } from "../../lib/format";
import { useStore } from "../../store/store";
import { ToggleGroup } from "../../ui/ToggleGroup";

const MONTHS = [
  ["2025-08", "Aug"], ["2025-09", "Sep"], ["2025-10", "Oct"], ["2025-11", "Nov"], ["2025-12", "Dec"], ["2026-01", "Jan"],
];

export function BilledChart() {
  const { invoices, settings } = useStore((s) => s);
  const [mode, setMode] = useState("Billed");

  const billed = invoices.filter((i) => i.status !== "Draft");
  const values = MONTHS.map(([month]) =>
    (mode === "Billed" ? billed.filter((i) => i.issued.startsWith(month)) : invoices.filter((i) => i.paidOn?.startsWith(month)))
      .reduce((total, i) => total + i.amount, 0),
  );
  const total = billed.reduce((t, i) => t + i.amount, 0);
  const max = Math.max(...values, 1);

  return (
    <section className="card chart-card">
      <div className="card-head">
        <div>
          <h2 className="card-title">Billed by month</h2>
          <p className="muted small">{money(total, settings.currency)} in six months</p>
        </div>
        <ToggleGroup
          label="Series"
          value={mode}
          onChange={setMode}
          items={[{ value: "Billed", label: "Billed" }, { value: "Received", label: "Received" }]}
        />
      </div>
      <div className="chart">
        {MONTHS.map(([month, name], i) => (
          <div key={month} className="bar-col">
            <span className="bar-value">{money(values[i], settings.currency)}</span>
            <div className={`bar ${i === MONTHS.length - 1 ? "is-now" : ""}`} style={{ height: Math.max(12, (values[i] / max) * 118) }} />
            <span className="muted small">{name}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
