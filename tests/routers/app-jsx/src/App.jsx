import { BrowserRouter as Router, Link, Routes, Route } from "react-router-dom";
import { Catalog } from "./pages/Catalog";

const Cart = () => <h1>Cart</h1>;
const Checkout = () => <h1>Checkout</h1>;

export default function App() {
  return (
    <Router basename="/shop/">
      <header>
        <Link to="/cart">Cart</Link>
      </header>
      <Routes>
        <Route exact path="/" element={<Catalog />} />
        <Route
          element={<Cart />}
          path="/cart"
        />
        <Route path="/checkout" element={<Checkout />} />
      </Routes>
    </Router>
  );
}
