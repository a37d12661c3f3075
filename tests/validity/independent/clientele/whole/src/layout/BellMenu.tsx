import { Bell } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { audible, unreadCount } from "../state/selectors";
import { useStore } from "../state/store";
import { Popover } from "../ui/Popover";

export function BellMenu() {
  const { state, dispatch } = useStore();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const unread = unreadCount(state);
  const fresh = audible(state).filter((n) => !n.read);

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="btn relative w-[38px] !px-0"
        aria-label={`Notifications, ${unread} unread`}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? "open" : "closed"}
        onClick={() => setOpen(!open)}
      >
        <Bell size={17} />
        {unread > 0 && (
          <span className="absolute -right-[7px] -top-[7px] flex h-[19px] min-w-[19px] items-center justify-center rounded-full bg-[#9a2f2a] px-1 text-[11px] text-white">
            {unread}
          </span>
        )}
      </button>
      {open && (
        <Popover anchor={anchor} onClose={close} role="dialog" label="Unread notifications" width={340}>
          <div className="flex items-center justify-between px-3 py-2">
            <p className="serif text-[17px] font-bold">Unread</p>
            <button type="button" className="link" disabled={!unread} onClick={() => dispatch({ type: "notification/readAll" })}>
              Mark all as read
            </button>
          </div>
          {fresh.map((n) => (
            <button
              key={n.id}
              type="button"
              className="rule block w-full border-t px-3 py-2 text-left hover:bg-[var(--head)]"
              onClick={() => {
                dispatch({ type: "notification/read", id: n.id, read: true });
                close();
                navigate(n.link);
              }}
            >
              <span className="block font-bold">{n.title}</span>
              <span className="soft small block">{n.body}</span>
            </button>
          ))}
          {fresh.length === 0 && <p className="soft rule border-t px-3 py-4 text-center">You are up to date.</p>}
          <div className="rule border-t px-3 py-2 text-center">
            <Link to="/notifications" className="link" onClick={close}>See all notifications</Link>
          </div>
        </Popover>
      )}
    </>
  );
}
