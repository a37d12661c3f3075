import { BrowserRouter, Route, Routes } from "react-router-dom";
import { joinPath, SEGMENTS } from "./paths";

const ADMIN = ["", SEGMENTS.admin].join("/");

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={joinPath()} element={<h1>Home</h1>} />
        <Route path={ADMIN} element={<h1>Admin</h1>} />
        <Route path={[ADMIN, "audit", ":entryId"].join("/")} element={<h1>Audit</h1>} />
        <Route path={joinPath(SEGMENTS.shop, SEGMENTS.cart)} element={<h1>Cart</h1>} />
        <Route path={"/" + "help-center".split("-").join("/")} element={<h1>Help</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
