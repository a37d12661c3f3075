import { BrowserRouter, Outlet, Route, Routes } from "react-router-dom";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="" element={<Outlet />}>
          <Route path="" element={<h1>Home</h1>} />
          <Route path="/travel" element={<Outlet />}>
            <Route path="/travel/trains" element={<h2>Trains</h2>} />
            <Route path="boats" element={<h2>Boats</h2>} />
            <Route path="*" element={<h2>By foot</h2>} />
          </Route>
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
