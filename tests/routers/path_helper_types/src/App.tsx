import { BrowserRouter, Route, Routes } from "react-router-dom";
import { nested, to, withParams } from "./paths";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={to.home} element={<h1>Home</h1>} />
        <Route path={to.user.path} element={<h1>User</h1>} />
        <Route path={nested("settings", "mail")} element={<h1>Mail</h1>} />
        <Route path={withParams("/x", ["a", "b"])} element={<h1>X</h1>} />
        <Route path={to["faq" as const]} element={<h1>FAQ</h1>} />
        <Route path={to.legal!.imprint} element={<h1>Imprint</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
