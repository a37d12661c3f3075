import { ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { letters, visits } from "../data/diary";
import type { Customer, Invoice } from "../data/types";
import { useBook } from "../state/book";
import { day, money, stateOf, total } from "../state/figures";
import { Pill } from "./Fields";

const SECTIONS = ["Visits", "Invoices", "Letters"] as const;
type Section = (typeof SECTIONS)[number];

export function History({ customer, invoices }: { customer: Customer; invoices: Invoice[] }) {
  const { prefs } = useBook();
  const [open, setOpen] = useState<Section[]>(["Visits"]);
  const kept = visits.filter((visit) => visit.customerId === customer.id);
  const calls = kept.length || !customer.lastVisit
    ? kept
    : [{ date: customer.lastVisit, customerId: customer.id, work: "Tuning visit, nothing unusual to report.", by: customer.owner }];
  const post = letters.filter((letter) => letter.customerId === customer.id);
  const allOpen = open.length === SECTIONS.length;

  const rows: Record<Section, ReactNode[]> = {
    Visits: calls.map((visit) => (
      <li key={visit.date} className="entry">
        <span className="num entry-date">{day(visit.date)}</span>
        <span className="flex-1">{visit.work}</span>
        <span className="muted">{visit.by}</span>
      </li>
    )),
    Invoices: invoices.map((invoice) => (
      <li key={invoice.id} className="entry">
        <span className="num entry-date">{day(invoice.issued)}</span>
        <span className="flex-1"><strong>{invoice.id}</strong> {invoice.lines[0]?.label}</span>
        <span className="num font-bold">{money(total(invoice), prefs.symbol)}</span>
        <Pill text={stateOf(invoice)} />
      </li>
    )),
    Letters: post.map((letter) => (
      <li key={letter.subject} className="entry">
        <span className="num entry-date">{day(letter.date)}</span>
        <span className="flex-1"><strong>{letter.subject}</strong> <span className="muted block">{letter.gist}</span></span>
      </li>
    )),
  };

  const toggle = (section: Section) => setOpen((old) => (old.includes(section) ? old.filter((other) => other !== section) : [...old, section]));

  return (
    <section className="card">
      <div className="card-head">
        <h2>History</h2>
        <button type="button" className="link-btn" onClick={() => setOpen(allOpen ? [] : [...SECTIONS])}>{allOpen ? "Collapse all" : "Expand all"}</button>
      </div>
      {SECTIONS.map((section) => {
        const shown = open.includes(section);
        return (
          <div key={section} className="fold">
            <h3>
              <button type="button" className="fold-btn" aria-expanded={shown} aria-controls={`history-${section}`} onClick={() => toggle(section)}>
                <ChevronRight size={16} aria-hidden className={shown ? "quarter on" : "quarter"} />
                <span>{section}</span>
                <span className="seg-count">{rows[section].length}</span>
              </button>
            </h3>
            {shown && (
              <ul id={`history-${section}`} className="pb-2">
                {rows[section]}
                {rows[section].length === 0 && <li className="empty">No {section.toLowerCase()} yet.</li>}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
