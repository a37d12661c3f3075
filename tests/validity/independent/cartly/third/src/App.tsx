import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Footer } from "./components/Footer";
import { Header } from "./components/Header";
import { Toasts } from "./components/Toasts";
import { CartPage } from "./pages/CartPage";
import { CataloguePage } from "./pages/CataloguePage";
import { CheckoutPage } from "./pages/CheckoutPage";
import { OrderPage } from "./pages/OrderPage";
import { OrdersPage } from "./pages/OrdersPage";
import { ProductPage } from "./pages/ProductPage";
import { SavedPage } from "./pages/SavedPage";
import { CartProvider } from "./state/CartContext";
import { OrdersProvider } from "./state/OrdersContext";
import { SavedProvider } from "./state/SavedContext";
import { UiProvider } from "./state/UiContext";
import { globalCss, ui } from "./theme";

export default function App() {
  return (
    <UiProvider>
      <SavedProvider>
        <CartProvider>
          <OrdersProvider>
            <BrowserRouter>
              <style>{globalCss}</style>
              <Header />
              <main style={ui.wrap}>
                <Routes>
                  <Route path="/" element={<CataloguePage />} />
                  <Route path="/product/:id" element={<ProductPage />} />
                  <Route path="/saved" element={<SavedPage />} />
                  <Route path="/cart" element={<CartPage />} />
                  <Route path="/checkout" element={<CheckoutPage />} />
                  <Route path="/orders" element={<OrdersPage />} />
                  <Route path="/orders/:id" element={<OrderPage />} />
                  <Route path="*" element={<CataloguePage />} />
                </Routes>
              </main>
              <Footer />
              <Toasts />
            </BrowserRouter>
          </OrdersProvider>
        </CartProvider>
      </SavedProvider>
    </UiProvider>
  );
}
