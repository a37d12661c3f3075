import { BrowserRouter, Routes, Route, Link } from "react-router-dom";
import { BASE_PATH } from "./config";

export default function App() {
  return (
    <BrowserRouter basename={BASE_PATH}>
      <Link to="/cart">Cart</Link>
      <Routes>
        <Route path="/" element={<h1>Products</h1>} />
        <Route path="/cart" element={<h1>Cart</h1>} />
        <Route path="/product/:sku" element={<h1>Product</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
