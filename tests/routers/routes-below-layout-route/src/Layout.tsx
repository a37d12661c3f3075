import { Outlet, Route, Routes } from "react-router-dom";

export function Layout() {
  return (
    <div>
      <aside>
        <Routes>
          <Route path="music" element={<p>Genres</p>} />
          <Route path="podcasts" element={<p>Shows</p>} />
        </Routes>
      </aside>
      <Outlet />
    </div>
  );
}
