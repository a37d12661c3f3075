import { lazy, Suspense } from "react";
import { BrowserRouter } from "react-router-dom";

const AppRoutes = lazy(() => import("./AppRoutes"));
const Admin = lazy(() => import("./admin").then((module) => ({ default: module.AdminArea })));

export default function App() {
  return (
    <BrowserRouter>
      <Suspense fallback={<p>Loading…</p>}>
        <AppRoutes admin={<Admin />} />
      </Suspense>
    </BrowserRouter>
  );
}
