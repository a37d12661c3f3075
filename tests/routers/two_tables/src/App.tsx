import { BrowserRouter, Route, Routes } from "react-router-dom";

const Header = () => (
  <header>
    <Routes>
      <Route path="/checkout" element={<b>Checkout</b>} />
      <Route path="*" element={<b>Shop</b>} />
    </Routes>
  </header>
);

export default function App() {
  return (
    <BrowserRouter>
      <Header />
      <Routes>
        <Route path="/" element={<h1>Goods</h1>} />
        <Route path="/checkout" element={<h1>Pay</h1>} />
        <Route path="/goods/:id" element={<h1>Good</h1>} />
      </Routes>
      <footer />
    </BrowserRouter>
  );
}
