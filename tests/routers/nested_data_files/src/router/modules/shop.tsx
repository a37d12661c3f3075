import type { RouteObject } from "react-router-dom";
export const shop: RouteObject[] = [
  {
    path: "/shop",
    children: [
      { index: true, lazy: async () => ({ Component: (await import("../../pages/Shop")).default }) },
      { path: ":sku", lazy: () => import("../../pages/Item") },
    ],
  },
];
