import { BrowserRouter, Route, Routes } from "react-router-dom";

const sections = [
  { name: "docs", pages: ["intro", "install"], hidden: false },
  { name: "blog", pages: ["latest"], hidden: false },
  { name: "lab", pages: ["secret"], hidden: true },
];
const flat = sections
  .filter((section) => !section.hidden)
  .flatMap((section) => section.pages.map((page) => ({ path: `/${section.name}/${page}`, page })));
const extra = [{ path: "/", page: "home" }].concat([{ path: "/search", page: "search" }]);
const all = extra.concat(flat);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {all.map((entry) => (
          <Route key={entry.path} path={entry.path} element={<h1>{entry.page}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
