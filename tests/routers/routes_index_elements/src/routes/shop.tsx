import { Route } from "react-router-dom";
const shopRoutes = [
  <Route key="home" path="/" element={<h1>Shop</h1>} />,
  <Route key="item" path="/item/:sku" element={<h1>Item</h1>} />,
];
export default shopRoutes;
