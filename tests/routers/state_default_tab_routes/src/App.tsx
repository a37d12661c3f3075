import { useState } from "react";
import { BrowserRouter, NavLink, Route, Routes, useSearchParams } from "react-router-dom";
const TABS = [
  { id: "all", label: "All" },
  { id: "open", label: "Open" },
];
function Tasks() {
  const [params, setParams] = useSearchParams();
  const [filter] = useState("");
  const tab = params.get("tab") ?? TABS[0].id;
  return (
    <section data-filter={filter}>
      {TABS.map((each) => (
        <button key={each.id} onClick={() => setParams({ tab: each.id })}>{each.label}</button>
      ))}
      <h1>{tab}</h1>
    </section>
  );
}
const nav: [to: string, label: string][] = [["/", "Tasks"], ["/calendar", "Calendar"]];
export default function App() {
  return (
    <BrowserRouter>
      {nav.map(([to, label]) => <NavLink key={to} to={to}>{label}</NavLink>)}
      <Routes>
        <Route path="/" element={<Tasks />} />
        <Route path="/tasks/:taskId" element={<Tasks />} />
        {nav.slice(1).map(([to]) => <Route key={to} path={to} element={<h1>{to}</h1>} />)}
      </Routes>
    </BrowserRouter>
  );
}
