import type { ReactNode } from "react";
import { Popover } from "./Popover";

interface MenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  align?: "left" | "right";
  children: ReactNode;
}

export function Menu({ anchor, onClose, align, children }: MenuProps) {
  return (
    <Popover anchor={anchor} onClose={onClose} align={align}>
      <ul role="menu" className="menu-list">{children}</ul>
    </Popover>
  );
}

export function MenuItem({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li
      role="menuitem"
      tabIndex={0}
      className="menu-item"
      onClick={onClick}
      onKeyDown={(e) => (e.key === "Enter" || e.key === " ") && onClick()}
    >
      {children}
    </li>
  );
}
