import { useState } from "react";
import { amountOf } from "../state/selectors";
import { useStore } from "../state/store";
import { Segmented } from "../ui/Segmented";

const MONTHS = [
  ["2025-08", "Aug", "August"],
  ["2025-09", "Sep", "September"],
  ["2025-10", "Oct", "October"],
  ["2025-11", "Nov", "November"],
  ["2025-12", "Dec", "December"],
  ["2026-01", "Jan", "January"],
];

type Mode = "Billed" | "Received";

export function BilledChart() {
  const { state, cash } = useStore();
  const [mode, setMode] = useState<Mode>("Billed");
  const [picked, setPicked] = useState<string | null>(null);

  const bars = MONTHS.map(([key, label, full]) => {
    const list = state.invoices.filter((i) =>
      mode === "Billed" ? i.state !== "Draft" && i.issued.startsWith(key) : i.paidOn?.startsWith(key),
    );
    return { key, label, full, count: list.length, total: list.reduce((sum, i) => sum + amountOf(i), 0) };
  });
  const highest = Math.max(1, ...bars.map((b) => b.total));
  const total = bars.reduce((sum, b) => sum + b.total, 0);
  const chosen = bars.find((b) => b.key === picked);
  const lit = picked ?? "2026-01";

  return (
    <section className="card h-[255px] px-5 pt-[15px]" aria-labelledby="chart-title">
      <div className="flex items-start justify-between">
        <div>
          <h2 id="chart-title" className="serif text-[20px] font-bold leading-6">{mode} by month</h2>
          <p className="soft small leading-5" aria-live="polite">
            {chosen
              ? `${cash(chosen.total)} in ${chosen.full}, ${chosen.count} ${chosen.count === 1 ? "invoice" : "invoices"}`
              : `${cash(total)} in six months`}
          </p>
        </div>
        <Segmented
          as="tab"
          label="What the chart shows"
          value={mode}
          onChange={setMode}
          options={[{ value: "Billed", label: "Billed" }, { value: "Received", label: "Received" }]}
        />
      </div>
      <div role="tabpanel" aria-label={`${mode} by month`} className="mt-4 flex items-end gap-[21px] px-1">
        {bars.map((bar) => (
          <button
            key={bar.key}
            type="button"
            aria-pressed={bar.key === picked}
            aria-label={`${bar.full}: ${cash(bar.total)}`}
            className="flex flex-1 flex-col items-center rounded"
            onClick={() => setPicked(bar.key === picked ? null : bar.key)}
          >
            <span className="small mb-1 font-bold">{cash(bar.total)}</span>
            <span
              className="block w-full rounded-[3px] border"
              style={{
                height: 8 + (bar.total / highest) * 110,
                background: bar.key === lit ? "#25584a" : "var(--key)",
                borderColor: bar.key === lit ? "#25584a" : "var(--edge)",
                boxShadow: `inset 0 -10px 0 ${bar.key === lit ? "#1b4338" : "var(--key-edge)"}`,
              }}
            />
            <span className="soft small mt-2">{bar.label}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
