import React, { Suspense, lazy } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const Home = lazy(() => import("./pages/Home"));
const Stats = React.lazy(() => import("./pages/Stats").then((module) => ({ default: module.Stats })));
const Settings = lazy(() => import("./pages/Settings"));

export default function App() {
  return (
    <BrowserRouter>
      <Suspense fallback={<p>Loading</p>}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/stats" element={<Stats />} />
          <Route path="/settings/*" element={<Suspense fallback={null}><Settings /></Suspense>} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
