import type { RouteObject } from "react-router-dom";

const shopRoutes: RouteObject[] = [
  { index: true, element: <h1>Shop</h1> },
  { path: "basket", element: <h1>Basket</h1> },
];

export default shopRoutes;
