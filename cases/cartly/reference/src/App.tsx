import { BrowserRouter, Route, Routes } from "react-router-dom";
import Header from "./components/Header";
import Footer from "./components/Footer";
import ScrollToTop from "./components/ScrollToTop";
import Cart from "./pages/Cart";
import Catalogue from "./pages/Catalogue";
import Checkout from "./pages/Checkout";
import NotFound from "./pages/NotFound";
import OrderPage from "./pages/OrderPage";
import Orders from "./pages/Orders";
import ProductPage from "./pages/ProductPage";
import Saved from "./pages/Saved";
import { ShopProvider } from "./state/store";
import { ToastProvider } from "./state/toasts";
import "./styles.css";

export default function App() {
  return (
    <BrowserRouter>
      <ToastProvider>
        <ShopProvider>
          <ScrollToTop />
          <Header />
          <main className="wrap min-h-[60vh]">
            <Routes>
              <Route path="/" element={<Catalogue />} />
              <Route path="/product/:id" element={<ProductPage />} />
              <Route path="/saved" element={<Saved />} />
              <Route path="/cart" element={<Cart />} />
              <Route path="/checkout" element={<Checkout />} />
              <Route path="/orders" element={<Orders />} />
              <Route path="/orders/:id" element={<OrderPage />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </main>
          <Footer />
        </ShopProvider>
      </ToastProvider>
    </BrowserRouter>
  );
}
