import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import "./styles.css";
import { Layout } from "./components/Layout";
import { Catalogue } from "./pages/Catalogue";
import { Product } from "./pages/Product";
import { Cart } from "./pages/Cart";
import { Checkout } from "./pages/Checkout";
import { Orders } from "./pages/Orders";
import { OrderPage } from "./pages/OrderPage";
import { Saved } from "./pages/Saved";

function Lost() {
  return (
    <div className="Empty">
      <h1>Nothing on this shelf</h1>
      <p>The page you asked for is not here.</p>
      <Link to="/" className="TextLink">
        Back to the shop
      </Link>
    </div>
  );
}

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<Catalogue />} />
          <Route path="pots/:id" element={<Product />} />
          <Route path="cart" element={<Cart />} />
          <Route path="checkout" element={<Checkout />} />
          <Route path="orders" element={<Orders />} />
          <Route path="orders/:id" element={<OrderPage />} />
          <Route path="saved" element={<Saved />} />
          <Route path="*" element={<Lost />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
