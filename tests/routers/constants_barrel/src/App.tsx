import { BrowserRouter, Routes, Route } from "react-router-dom";
import { ROUTES, AppPath, routes as all } from "./constants";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={ROUTES.HOME} element={<h1>Home</h1>} />
        <Route path={ROUTES.ACCOUNT.ORDERS} element={<h1>Orders</h1>} />
        <Route path={ROUTES["SIGN_IN"]} element={<h1>Sign in</h1>} />
        <Route path={AppPath.Search} element={<h1>Search</h1>} />
        <Route path={all.item(":itemId")} element={<h1>Item</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
