import { NavLink } from "react-router-dom";
import type { NavItem } from "../config/navigation";

export function Sidebar({ items }: { items: NavItem[] }) {
  return (
    <nav>
      {items.map((item) => (
        <NavLink key={item.href} to={item.href}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
