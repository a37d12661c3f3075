import { lazy, Suspense } from "react";
import { BrowserRouter as Router, Route, Routes } from "react-router-dom";

const PAGES = {
  "/": lazy(() => import("./pages/Home")),
  "/songs": lazy(() => import("./pages/Songs")),
  ["/songs/" + ":songId"]: lazy(() => import("./pages/Songs")),
};

export default function App() {
  return (
    <Router>
      <Suspense fallback={null}>
        <Routes>
          {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((path) => {
            const Page = PAGES[path];
            return <Route key={path} path={path} element={<Page />} />;
          })}
        </Routes>
      </Suspense>
    </Router>
  );
}
