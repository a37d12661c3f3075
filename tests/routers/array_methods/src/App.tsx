import { BrowserRouter, Route, Routes } from "react-router-dom";
import { adminPages, publicPages, sections } from "./pages";

const shown = publicPages.filter((page) => !page.hidden).concat(adminPages);
const deep = sections.flatMap((section) => section.items.map((item) => `/${section.key}/${item}`));
const extra = [...new Set(["/faq", "/faq", "/terms"])];

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {shown.map((page) => <Route key={page.to} path={page.to} element={<h1>{page.to}</h1>} />)}
        {deep.map((path) => <Route key={path} path={path} element={<h1>{path}</h1>} />)}
        {extra.map((path) => <Route key={path} path={path} element={<h1>{path}</h1>} />)}
      </Routes>
    </BrowserRouter>
  );
}
