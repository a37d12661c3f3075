import { BrowserRouter, Route, Routes } from "react-router-dom";
const pages = ["a", "b", "c"];
const featured = pages.find((page) => page !== "a")!;
const last = pages[pages.length - 1];
const some = pages.slice(0, 2).reverse();
const [head, ...tail] = pages;
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={`/featured/${featured}`} element={<h1>Featured</h1>} />
        <Route path={`/last/${last}`} element={<h1>Last</h1>} />
        <Route path={`/at/${pages.at(-1)}`} element={<h1>At</h1>} />
        <Route path={`/some/${some[0]}`} element={<h1>Some</h1>} />
        <Route path={`/head/${head}`} element={<h1>Head</h1>} />
        {tail.map((page) => <Route key={page} path={`/tail/${page}`} element={<h1>{page}</h1>} />)}
        {pages.includes("b") && <Route path="/has-b" element={<h1>B</h1>} />}
        <Route path={"/" + [..."xy"].join("/")} element={<h1>XY</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
