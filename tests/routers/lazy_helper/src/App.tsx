import { Suspense, lazy, type ComponentType } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

const load = (factory: () => Promise<{ default: ComponentType }>) => {
  const Page = lazy(factory);
  return (
    <Suspense fallback={<p>…</p>}>
      <Page />
    </Suspense>
  );
};

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={load(() => import("./pages/Home"))} />
        <Route path="/lab/*" element={load(() => import("./pages/Lab"))} />
      </Routes>
    </BrowserRouter>
  );
}
