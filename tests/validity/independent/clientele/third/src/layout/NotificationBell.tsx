import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Bell } from "lucide-react";
import { useStore } from "../store/store";
import { unreadCount } from "../store/selectors";
import { Menu, MenuItem } from "../ui/Menu";

export function NotificationBell() {
  const state = useStore((s) => s);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = unreadCount(state);
  const latest = state.notices.filter((n) => !n.read && !state.muted.includes(n.kind));
  const go = () => {
    setAnchor(null);
    navigate("/notifications");
  };
  return (
    <>
      <button type="button" title="Notifications" aria-label="Notifications" className="bell" onClick={(e) => setAnchor(e.currentTarget)}>
        <Bell size={17} />
        {unread > 0 && <span className="bell-badge">{unread}</span>}
      </button>
      <Menu anchor={anchor} align="right" onClose={() => setAnchor(null)}>
        {latest.length === 0 && <li className="menu-note">No unread notifications</li>}
        {latest.map((n) => (
          <MenuItem key={n.id} onClick={go}>
            <span className="menu-two"><b>{n.title}</b><span className="muted small">{n.kind}, {n.time}</span></span>
          </MenuItem>
        ))}
        <MenuItem onClick={go}><span className="menu-all">All notifications</span></MenuItem>
      </Menu>
    </>
  );
}
