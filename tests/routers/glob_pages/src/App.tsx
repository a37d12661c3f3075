import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { ComponentType } from "react";

const modules = import.meta.glob<{ default: ComponentType }>("./pages/*.tsx", { eager: true });

const pages = Object.entries(modules).map(([file, module]) => {
  const name = file.replace("./pages/", "").replace(".tsx", "").toLowerCase();
  return { path: name === "index" ? "/" : `/${name}`, Page: module.default };
});

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
