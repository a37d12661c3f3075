import { BrowserRouter, Route, Routes } from "react-router-dom";
import { ROUTES } from "../lib/constants";

export const AppShell = () => {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={ROUTES.home} element={<h1>Home</h1>} />
        <Route path={ROUTES.trips.index} element={<h1>Trips</h1>} />
        <Route path={ROUTES.trips.detail()} element={<h1>Trip</h1>} />
      </Routes>
    </BrowserRouter>
  );
};
