import { BrowserRouter, Link, Outlet, Route, Routes } from "react-router-dom";

const SHOP = "/shop/";

export default function App() {
  return (
    <BrowserRouter>
      <Link to={`${SHOP}/cart`}>Cart</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={`${SHOP}/cart`} element={<h1>Cart</h1>} />
        <Route path="/help/" element={<Outlet />}>
          <Route index element={<h1>Help</h1>} />
          <Route path="contact/" element={<h1>Contact</h1>} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
