import { NavLink, Outlet } from "react-router-dom";
import { sheets } from "../data/sheets";

export function Layout() {
  return (
    <div className="flex min-h-screen bg-stone-50 text-stone-900">
      <nav className="flex w-60 flex-col gap-1 bg-emerald-950 p-6 text-emerald-50">
        <p className="mb-4 text-lg font-bold">Canalside Plots</p>
        {sheets.map((sheet) => (
          <NavLink key={sheet.path} to={sheet.path} className="rounded px-2 py-1 hover:bg-emerald-800">
            {sheet.title}
          </NavLink>
        ))}
      </nav>
      <main className="flex-1 p-10">
        <Outlet />
      </main>
    </div>
  );
}
