import { Bell, ChevronDown, LayoutDashboard, LogOut, ReceiptText, Settings2, UsersRound } from "lucide-react";
import { NavLink, useNavigate } from "react-router-dom";
import { unreadCount } from "../state/selectors";
import { useStore } from "../state/store";
import { USER } from "../state/types";
import { KeyStrip } from "./KeyStrip";
import { Logo } from "./Logo";

const LINKS = [
  { to: "/overview", label: "Overview", icon: LayoutDashboard },
  { to: "/customers", label: "Customers", icon: UsersRound },
  { to: "/invoices", label: "Invoices", icon: ReceiptText },
  { to: "/notifications", label: "Notifications", icon: Bell },
  { to: "/settings", label: "Settings", icon: Settings2 },
];

export function Sidebar() {
  const { state, dispatch } = useStore();
  const navigate = useNavigate();
  const unread = unreadCount(state);
  const pinned = state.pinned.flatMap((id) => state.customers.filter((c) => c.id === id));

  return (
    <aside className="fixed inset-y-0 left-0 flex w-[236px] flex-col bg-[#1c1815] text-[#ddd0ba]">
      <div className="flex h-[81px] items-center gap-3 px-5">
        <Logo size={38} />
        <div className="min-w-0">
          <p className="serif truncate text-[20px] leading-6 text-[#f3ead6]">{state.settings.name}</p>
          <p className="text-[12px] text-[#a39682]">Tuning, repair and hire</p>
        </div>
      </div>
      <KeyStrip whites={15} height={24} />
      <nav aria-label="Main" className="mt-[18px] flex flex-col gap-1 px-[14px]">
        {LINKS.map(({ to, label, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              `flex h-[39px] items-center gap-3 rounded-md border-l-[3px] px-[10px] font-bold ${
                isActive ? "border-[#c79a45] bg-[#f2e9d5] text-[#1c1815]" : "border-transparent hover:bg-[#2a2520]"
              }`
            }
          >
            <Icon size={17} />
            <span className="flex-1">{label}</span>
            {to === "/customers" && <span className="text-[12px]">{state.customers.length}</span>}
            {to === "/notifications" && unread > 0 && (
              <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-[#c79a45] px-1 text-[12px] text-[#1c1815]">
                {unread}
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <section className="mt-8 px-[14px]" data-state={state.pinnedOpen ? "open" : "closed"}>
        <button
          type="button"
          aria-expanded={state.pinnedOpen}
          aria-controls="pinned-list"
          className="flex w-full items-center justify-between px-3 py-1 text-[13px] font-bold text-[#a39682]"
          onClick={() => dispatch({ type: "pinned/toggle" })}
        >
          Pinned customers
          <ChevronDown size={15} className={state.pinnedOpen ? "" : "-rotate-90"} />
        </button>
        <div id="pinned-list" hidden={!state.pinnedOpen}>
          {pinned.map((customer) => (
            <NavLink
              key={customer.id}
              to={`/customers/${customer.id}`}
              className={({ isActive }) =>
                `block truncate rounded-md px-3 py-[6px] text-[13px] ${isActive ? "bg-[#2a2520]" : "hover:bg-[#2a2520]"}`
              }
            >
              {customer.name}
            </NavLink>
          ))}
          {pinned.length === 0 && <p className="px-3 py-1 text-[12px] text-[#a39682]">Nobody pinned yet</p>}
        </div>
      </section>
      <div className="mt-auto px-[14px] pb-4">
        <div className="flex items-center gap-3 px-2 pb-3">
          <span className="flex h-[34px] w-[34px] items-center justify-center rounded-full bg-[#2f6b5a] text-[12px] font-bold text-[#f3ead6]">IM</span>
          <div>
            <p className="font-bold text-[#f3ead6]">{USER}</p>
            <p className="text-[12px] text-[#a39682]">Workshop manager</p>
          </div>
        </div>
        <button
          type="button"
          className="flex h-[39px] w-full items-center justify-center gap-2 rounded-md border border-[#4a4038] font-bold hover:bg-[#2a2520]"
          onClick={() => {
            dispatch({ type: "session/out" });
            navigate("/login");
          }}
        >
          <LogOut size={15} /> Sign out
        </button>
      </div>
    </aside>
  );
}
