import { BrowserRouter, generatePath, Link, Route, Routes } from "react-router-dom";
const ORDER = "/orders/:orderId";
const ORDER_ITEM = `${ORDER}/items/:itemId` as const;
export default function App() {
  return (
    <BrowserRouter>
      <Link to={generatePath(ORDER, { orderId: "7" })}>Order 7</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path={ORDER} element={<h1>Order</h1>} />
        <Route path={ORDER_ITEM} element={<h1>Item</h1>} />
        <Route path={generatePath("/help/:topic", { topic: "billing" })} element={<h1>Billing</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
