import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Sidebar } from "./Sidebar";
import { SIDEBAR, flattenLinks } from "./sidebarConfig";

export default function App() {
  return (
    <BrowserRouter>
      <Sidebar />
      <Routes>
        {flattenLinks(SIDEBAR).map(({ href, label }) => (
          <Route key={href} path={href} element={<h1>{label}</h1>} />
        ))}
        <Route path="/reports">
          <Route path=":id" element={<h1>Report</h1>} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
