import type { ReactNode } from "react";
import { BellMenu } from "./BellMenu";

interface Props {
  eyebrow: ReactNode;
  title: string;
  badge?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ eyebrow, title, badge, children }: Props) {
  return (
    <header className="mb-4 flex items-end justify-between gap-6 pt-[26px]">
      <div className="min-w-0">
        <div className="small font-bold leading-5 text-[var(--gold)]">{eyebrow}</div>
        <div className="flex items-center gap-3">
          <h1 className="serif truncate text-[35px] leading-[42px]">{title}</h1>
          {badge}
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-[10px] pb-1">
        {children}
        <BellMenu />
      </div>
    </header>
  );
}
