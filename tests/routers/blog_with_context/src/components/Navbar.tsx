import { NavLink } from 'react-router-dom'
const links = [{ to: '/', label: 'Home' }, { to: '/shop', label: 'Shop' }]
export default function Navbar() {
  return <nav>{links.map((l) => <NavLink key={l.to} to={l.to}>{l.label}</NavLink>)}</nav>
}
