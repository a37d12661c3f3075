import { HashRouter, Route, Routes } from "react-router-dom";
import { Sidebar } from "./components/Sidebar";
import { NAV_ITEMS } from "./config/navigation";

export default function App() {
  return (
    <HashRouter>
      <div className="flex">
        <Sidebar items={NAV_ITEMS} />
        <Routes>
          {NAV_ITEMS.map((item) => (
            <Route key={item.href} path={item.href} element={<item.page />} />
          ))}
          {NAV_ITEMS.flatMap((item) => item.children ?? []).map((child) => (
            <Route key={child.href} path={child.href} element={<h1>{child.label}</h1>} />
          ))}
        </Routes>
      </div>
    </HashRouter>
  );
}
