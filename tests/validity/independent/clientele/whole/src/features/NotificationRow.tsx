import { Mail, MailOpen, X } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { putBack } from "../lib/putBack";
import { useStore } from "../state/store";
import type { Kind, Notification } from "../state/types";
import { useToast } from "../ui/toasts";

const COLOR: Record<Kind, string> = {
  Payments: "var(--on)",
  Visits: "var(--soft)",
  Enquiries: "var(--gold)",
  Reminders: "var(--red)",
};

export function NotificationRow({ notification: n }: { notification: Notification }) {
  const { state, dispatch } = useStore();
  const toast = useToast();
  const navigate = useNavigate();

  return (
    <li className="rule flex h-[57px] items-center border-t pl-[18px] pr-[14px]" data-state={n.read ? "read" : "unread"}>
      <span className="w-5 shrink-0">
        {!n.read && <span className="block h-2 w-2 rounded-full bg-[var(--gold)]" role="img" aria-label="Unread" />}
      </span>
      <button
        type="button"
        className="min-w-0 flex-1 text-left leading-5"
        onClick={() => {
          dispatch({ type: "notification/read", id: n.id, read: true });
          navigate(n.link);
        }}
      >
        <span className={`block truncate ${n.read ? "" : "font-bold"}`}>{n.title}</span>
        <span className="soft small block truncate">{n.body}</span>
      </button>
      <span className="small font-bold" style={{ color: COLOR[n.kind] }}>{n.kind}</span>
      <span className="soft small w-[60px] text-right">{n.when}</span>
      <button
        type="button"
        className="icon-btn ml-[13px]"
        aria-label={n.read ? `Mark as unread: ${n.title}` : `Mark as read: ${n.title}`}
        onClick={() => dispatch({ type: "notification/read", id: n.id, read: !n.read })}
      >
        {n.read ? <MailOpen size={16} /> : <Mail size={16} />}
      </button>
      <button
        type="button"
        className="icon-btn ml-[14px]"
        aria-label={`Dismiss: ${n.title}`}
        onClick={() => {
          const before = state.notifications;
          dispatch({ type: "notification/dismiss", id: n.id });
          toast("Notification dismissed", () =>
            dispatch({
              type: "apply",
              change: (s) => ({ ...s, notifications: putBack(before, s.notifications, (x) => x.id, [n.id]) }),
            }),
          );
        }}
      >
        <X size={17} />
      </button>
    </li>
  );
}
