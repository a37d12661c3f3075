import { Bell, ChevronDown, LayoutDashboard, LogOut, ReceiptText, Settings2, UsersRound } from "lucide-react";
import { NavLink, useNavigate } from "react-router-dom";
import { useBook, useInbox } from "../state/book";
import { ME, useSession } from "../state/session";
import { ForkMark } from "./ForkMark";

export function Sidebar() {
  const { book, prefs, setPrefs } = useBook();
  const { unread } = useInbox();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const pinned = book.customers
    .filter((customer) => customer.pinned)
    .sort((a, b) => a.since.localeCompare(b.since));

  const links = [
    { to: "/", label: "Overview", Icon: LayoutDashboard, count: 0 },
    { to: "/customers", label: "Customers", Icon: UsersRound, count: book.customers.length },
    { to: "/invoices", label: "Invoices", Icon: ReceiptText, count: 0 },
    { to: "/notifications", label: "Notifications", Icon: Bell, count: unread.length, alert: true },
    { to: "/settings", label: "Settings", Icon: Settings2, count: 0 },
  ];

  function leave() {
    signOut();
    navigate("/login");
  }

  return (
    <aside className="sidebar">
      <div className="brand">
        <ForkMark />
        <div className="min-w-0">
          <div className="brand-name">{prefs.workspace}</div>
          <div className="brand-line">Tuning, repair and hire</div>
        </div>
      </div>
      <div className="keys" aria-hidden />

      <nav aria-label="Main" className="flex flex-col gap-1">
        {links.map(({ to, label, Icon, count, alert }) => (
          <NavLink key={to} to={to} end={to === "/"} className="nav-link">
            <Icon size={17} aria-hidden />
            <span className="flex-1">{label}</span>
            {count > 0 && <span className={alert ? "nav-badge" : "nav-count"}>{count}</span>}
          </NavLink>
        ))}
      </nav>

      <section className="mt-6">
        <button
          type="button"
          className="pinned-head"
          aria-expanded={prefs.pinnedOpen}
          aria-controls="pinned-list"
          onClick={() => setPrefs({ pinnedOpen: !prefs.pinnedOpen })}
        >
          <span>Pinned customers</span>
          <ChevronDown size={15} aria-hidden className={prefs.pinnedOpen ? "turned" : "turn"} />
        </button>
        {prefs.pinnedOpen && (
          <div id="pinned-list" className="flex flex-col">
            {pinned.map((customer) => (
              <NavLink key={customer.id} to={`/customers/${customer.id}`} className="pinned-link">
                {customer.name}
              </NavLink>
            ))}
            {pinned.length === 0 && <p className="pinned-empty">Pin a customer to keep it here.</p>}
          </div>
        )}
      </section>

      <div className="me">
        <span className="avatar" aria-hidden>{ME.initials}</span>
        <div className="min-w-0 flex-1">
          <div className="me-name">{ME.name}</div>
          <div className="me-role">{ME.role}</div>
        </div>
      </div>
      <button type="button" className="sign-out" onClick={leave}>
        <LogOut size={15} aria-hidden /> Sign out
      </button>
    </aside>
  );
}
