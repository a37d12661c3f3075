import { BrowserRouter, Route, Routes } from "react-router-dom";
import site from "./data/site.json";
import pages from "./data/pages.json";
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={site.home} element={<h1>{site.name}</h1>} />
        {pages.map((page) => (
          <Route key={page.url} path={page.url} element={<h1>{page.title}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
