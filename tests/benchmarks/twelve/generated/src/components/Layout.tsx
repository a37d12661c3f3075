import { NavLink, Outlet } from "react-router-dom";
import { sheets } from "../data/sheets";

export function Layout() {
  return (
    <div className="flex min-h-screen bg-slate-50 text-slate-900">
      <nav className="flex w-64 flex-col gap-2 bg-sky-950 p-6 text-sky-50">
        <p className="mb-4 text-lg font-bold">Canal Plots</p>
        {sheets.map((sheet) => (
          <NavLink key={sheet.path} to={sheet.path} className="rounded px-3 py-1 hover:bg-sky-800">
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
