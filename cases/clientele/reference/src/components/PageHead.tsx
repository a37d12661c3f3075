import type { ReactNode } from "react";
import { BellMenu } from "./BellMenu";

interface Props {
  eyebrow: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

export function PageHead({ eyebrow, title, children }: Props) {
  return (
    <header className="page-head">
      <div className="min-w-0">
        <div className="eyebrow">{eyebrow}</div>
        <h1 className="title">{title}</h1>
      </div>
      <div className="flex items-center gap-2.5">
        {children}
        <BellMenu />
      </div>
    </header>
  );
}
