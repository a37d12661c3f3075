import React, { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Loader } from "./Loader";

const Home = lazy(() => import("./pages/Home"));
const Shop = lazy(() => import("./pages/Shop").then((module) => ({ default: module.Shop })));
const Blog = React.lazy(async () => {
  const { Blog } = await import("./pages/Blog");
  return { default: Blog };
});
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const Slow = lazy(() => wait(50).then(() => import("./pages/Slow")));

export default function App() {
  return (
    <BrowserRouter>
      <Suspense fallback={<Loader />}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="shop/*" element={<Shop />} />
          <Route path="blog/*" element={<Suspense fallback="…"><Blog /></Suspense>} />
          <Route path="slow/*" element={<Slow />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
