import { BrowserRouter, Route, Routes } from "react-router-dom";
import { AppPath, FROZEN, LINKS, Urls } from "./paths";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={AppPath.Home} element={<h1>Home</h1>} />
        <Route path={AppPath.Search as string} element={<h1>Search</h1>} />
        <Route path={LINKS["sign-in"]} element={<h1>Sign in</h1>} />
        <Route path={FROZEN.help!} element={<h1>Help</h1>} />
        <Route path={Urls.CART} element={<h1>Cart</h1>} />
        <Route path={Urls.product(":sku")} element={<h1>Product</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
