import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Outlet />}>
          <Route path="help" element={<Outlet />}>
            <Route path="topics/:topic" element={<h1>Topic</h1>} />
            <Route path="*" element={<h1>No such topic</h1>} />
          </Route>
          <Route path="wiki">
            <Route path="start" element={<h1>Start</h1>} />
            <Route path="*" element={<h1>No such page</h1>} />
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
