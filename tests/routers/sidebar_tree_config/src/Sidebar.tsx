import { Link } from "react-router-dom";
import { SIDEBAR, type Entry } from "./sidebarConfig";
const Item = ({ entry }: { entry: Entry }) => (
  <li>
    {entry.href ? <Link to={entry.href}>{entry.label}</Link> : entry.label}
    {entry.items && <ul>{entry.items.map((inner) => <Item key={inner.label} entry={inner} />)}</ul>}
  </li>
);
export const Sidebar = () => <ul>{SIDEBAR.map((entry) => <Item key={entry.label} entry={entry} />)}</ul>;
