import { NavLink } from "react-router-dom";
import { navigation } from "../navigation";
export function Sidebar() {
  return (
    <aside>
      {navigation.map((group) => (
        <ul key={group.title}>
          {group.items.map((item) => (
            <li key={item.href}>
              <NavLink to={item.href}>{item.label}</NavLink>
            </li>
          ))}
        </ul>
      ))}
    </aside>
  );
}
