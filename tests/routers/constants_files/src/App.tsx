import { BrowserRouter, Route, Routes } from "react-router-dom";
import { ROUTES, buildPath } from "@/config";
import * as paths from "./config/paths";
import BASE, { VERSION as V } from "./config/base";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={ROUTES.HOME} element={<h1>Home</h1>} />
        <Route path={ROUTES.CART} element={<h1>Cart</h1>} />
        <Route path={ROUTES.ACCOUNT.ROOT} element={<h1>Account</h1>} />
        <Route path={ROUTES.ACCOUNT.ORDER(":orderId")} element={<h1>Order</h1>} />
        <Route path={BASE + "/cat"} element={<h1>Cat</h1>} />
        <Route path={BASE.concat("/dog")} element={<h1>Dog</h1>} />
        <Route path={`/v${V}/${"api".toUpperCase()}`} element={<h1>API</h1>} />
        <Route path={paths.search} element={<h1>Search</h1>} />
        <Route path={buildPath("list", ":page")} element={<h1>List</h1>} />
        <Route path={["", "joined", ":x"].join("/")} element={<h1>Joined</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
