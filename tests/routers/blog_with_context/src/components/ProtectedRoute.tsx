import { Navigate, useLocation } from 'react-router-dom'
export default function ProtectedRoute({ children, roles = [] }: { children: JSX.Element; roles?: string[] }) {
  const location = useLocation()
  const role = localStorage.getItem('role')
  if (roles.length && !roles.includes(role ?? '')) return <Navigate to="/" state={{ from: location }} replace />
  return children
}
