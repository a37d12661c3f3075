import { BrowserRouter, useRoutes } from "react-router-dom";
import { useState } from "react";
import type { RouteObject } from "react-router-dom";

type Role = "buyer" | "seller";
const byRole: Record<Role, RouteObject[]> = {
  buyer: [
    { path: "/", element: <h1>Offers</h1> },
    { path: "/basket", element: <h1>Basket</h1> },
  ],
  seller: [
    { path: "/", element: <h1>Stock</h1> },
    { path: "/stock/:sku", element: <h1>Article</h1> },
  ],
};

function Pages({ role }: { role: Role }) {
  return useRoutes(byRole[role]);
}

export default function App() {
  const [role, setRole] = useState<Role>("buyer");
  return (
    <BrowserRouter>
      <button onClick={() => setRole("seller")}>Sell</button>
      <Pages role={role} />
    </BrowserRouter>
  );
}
