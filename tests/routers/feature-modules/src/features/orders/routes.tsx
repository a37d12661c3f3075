import type { RouteObject } from "react-router-dom";

const routes: RouteObject[] = [
  { index: true, element: <h1>Orders</h1> },
  { path: ":orderId", element: <h1>Order</h1> },
];

export default routes;
