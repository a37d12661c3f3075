import type { ReactNode } from "react";
import { NotificationBell } from "./NotificationBell";

interface PageHeaderProps { eyebrow: ReactNode; title: ReactNode; actions?: ReactNode }

export function PageHeader({ eyebrow, title, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="page-title">{title}</h1>
      </div>
      <div className="page-actions">
        {actions}
        <NotificationBell />
      </div>
    </header>
  );
}
