import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ChevronDown, Plus, TriangleAlert, X } from "lucide-react";
import { CustomerDialog } from "../dialogs/CustomerDialog";
import { PageHeader } from "../layout/PageHeader";
import { money, plural } from "../lib/format";
import { useStore } from "../store/store";
import { balanceOf, invoiceState, isOpen, sum } from "../store/selectors";
import { Button, IconButton } from "../ui/Button";
import { Menu, MenuItem } from "../ui/Menu";
import { BilledChart } from "./overview/BilledChart";
import { FollowUps } from "./overview/FollowUps";
import { Round } from "./overview/Round";

export function Overview() {
  const { customers, invoices, settings, display } = useStore((s) => s);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [adding, setAdding] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const followUpInput = useRef<HTMLInputElement>(null);

  const count = (status: string) => customers.filter((c) => c.status === status).length;
  const open = invoices.filter(isOpen);
  const overdue = invoices.filter((i) => invoiceState(i) === "Overdue");
  const received = invoices.filter((i) => i.paidOn?.startsWith("2026-01"));
  const largest = customers
    .map((c) => ({ ...c, balance: balanceOf(invoices, c.id) }))
    .filter((c) => c.balance > 0)
    .sort((a, b) => b.balance - a.balance)
    .slice(0, 5);

  const choose = (action: () => void) => {
    setAnchor(null);
    action();
  };

  return (
    <>
      <PageHeader
        eyebrow="Thursday 15 January 2026"
        title="Good morning, Ines"
        actions={
          <Button variant="contained" aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(e) => setAnchor(e.currentTarget)}>
            <Plus size={16} />New<ChevronDown size={15} />
          </Button>
        }
      />
      <Menu anchor={anchor} align="right" onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(() => setAdding(true))}>Customer</MenuItem>
        <MenuItem onClick={() => choose(() => navigate("/invoices"))}>Invoice</MenuItem>
        <MenuItem onClick={() => choose(() => followUpInput.current?.focus())}>Follow-up</MenuItem>
      </Menu>
      {adding && <CustomerDialog onClose={() => setAdding(false)} />}

      {display.banner && !dismissed && overdue.length > 0 && (
        <div className="banner" role="status">
          <TriangleAlert size={18} />
          <p><b>{plural(overdue.length, "overdue invoice")}:</b> {overdue.map((i) => i.customer).join(", ")}.</p>
          <Link to="/invoices?state=Overdue" className="banner-link">Review invoices</Link>
          <IconButton title="Dismiss" onClick={() => setDismissed(true)}><X size={16} /></IconButton>
        </div>
      )}

      <div className="stats">
        <div className="card stat">
          <p className="stat-label">Active customers</p>
          <p className="stat-value">{count("Active")}</p>
          <p className="muted small">{plural(count("Lead"), "lead")}, {count("Paused")} paused</p>
        </div>
        <div className="card stat">
          <p className="stat-label">Outstanding</p>
          <p className="stat-value">{money(sum(open), settings.currency)}</p>
          <p className="muted small">across {plural(open.length, "invoice")}</p>
        </div>
        <div className="card stat">
          <p className="stat-label">Overdue</p>
          <p className="stat-value red">{money(sum(overdue), settings.currency)}</p>
          <p className="muted small">{plural(overdue.length, "invoice")} past due</p>
        </div>
        <div className="card stat">
          <p className="stat-label">Received in January</p>
          <p className="stat-value">{money(sum(received), settings.currency)}</p>
          <p className="muted small">{plural(received.length, "payment")}</p>
        </div>
      </div>

      <div className="columns">
        <div className="column">
          <BilledChart />
          <section className="card">
            <div className="card-head row">
              <h2 className="card-title">Largest balances</h2>
              <Link to="/customers" className="link">All customers</Link>
            </div>
            {largest.map((c) => (
              <Link key={c.id} to={`/customers/${c.id}`} className="balance-row">
                <span className="strong">{c.name}</span>
                <span className="muted small">{c.owner}</span>
                <span className="strong right">{money(c.balance, settings.currency)}</span>
              </Link>
            ))}
          </section>
        </div>
        <div className="column">
          <FollowUps inputRef={followUpInput} />
          <Round />
        </div>
      </div>
    </>
  );
}
