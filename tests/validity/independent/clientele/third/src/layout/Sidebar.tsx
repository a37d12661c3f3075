import { NavLink } from "react-router-dom";
import { Bell, ChevronDown, LayoutDashboard, LogOut, ReceiptText, Settings2, UsersRound } from "lucide-react";
import { store, useStore } from "../store/store";
import { unreadCount } from "../store/selectors";
import { Keys, Logo } from "./Logo";

export function Sidebar() {
  const state = useStore((s) => s);
  const unread = unreadCount(state);
  const pinned = state.pinOrder.map((id) => state.customers.find((c) => c.id === id)).filter((c) => c !== undefined);

  return (
    <aside className="sidebar">
      <div className="brand">
        <Logo />
        <div>
          <p className="brand-name">{state.settings.name}</p>
          <p className="brand-sub">Tuning, repair and hire</p>
        </div>
      </div>
      <div className="brand-keys"><Keys count={15} width={236} height={24} /></div>
      <nav className="nav">
        <NavLink to="/" end className="nav-link"><LayoutDashboard size={17} />Overview</NavLink>
        <NavLink to="/customers" className="nav-link">
          <UsersRound size={17} />Customers<span className="nav-count">{state.customers.length}</span>
        </NavLink>
        <NavLink to="/invoices" className="nav-link"><ReceiptText size={17} />Invoices</NavLink>
        <NavLink to="/notifications" className="nav-link">
          <Bell size={17} />Notifications{unread > 0 && <span className="nav-badge">{unread}</span>}
        </NavLink>
        <NavLink to="/settings" className="nav-link"><Settings2 size={17} />Settings</NavLink>
      </nav>
      <div className="pinned">
        <button type="button" className="pinned-head">Pinned customers<ChevronDown size={15} /></button>
        {pinned.length === 0 && <p className="pinned-empty">Nothing pinned yet</p>}
        {pinned.map((c) => (
          <NavLink key={c.id} to={`/customers/${c.id}`} className="pinned-link">{c.name}</NavLink>
        ))}
      </div>
      <div className="sidebar-foot">
        <div className="user">
          <span className="avatar">IM</span>
          <div>
            <p className="user-name">Ines Marlowe</p>
            <p className="user-role">Workshop manager</p>
          </div>
        </div>
        <button type="button" className="sign-out" onClick={() => store.signOut()}><LogOut size={15} />Sign out</button>
      </div>
    </aside>
  );
}
