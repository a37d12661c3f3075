import { Bell } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useBook, useInbox } from "../state/book";
import { useDismiss } from "./useDismiss";

export function BellMenu() {
  const { patch } = useBook();
  const { unread } = useInbox();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, close, box);

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        className="icon-btn framed"
        aria-label={`Latest notifications, ${unread.length} unread`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Bell size={18} aria-hidden />
        {unread.length > 0 && <span className="bell-badge" aria-hidden>{unread.length}</span>}
      </button>
      {open && (
        <div className="popover bell-panel" role="region" aria-label="Latest notifications">
          <div className="flex items-center justify-between px-4 pb-2 pt-3">
            <strong>Unread</strong>
            <button
              type="button"
              className="link-btn"
              disabled={unread.length === 0}
              onClick={() => patch("notices", unread.map((notice) => notice.id), { read: true })}
            >
              Mark all as read
            </button>
          </div>
          {unread.slice(0, 4).map((notice) => (
            <button key={notice.id} type="button" className="bell-item" title="Mark as read" onClick={() => patch("notices", [notice.id], { read: true })}>
              <span className="font-bold">{notice.title}</span>
              <span className="muted">{notice.body}</span>
            </button>
          ))}
          {unread.length === 0 && <p className="muted px-4 py-5">You are all caught up.</p>}
          {pathname !== "/notifications" && (
            <Link to="/notifications" className="bell-all">See all notifications</Link>
          )}
        </div>
      )}
    </div>
  );
}
