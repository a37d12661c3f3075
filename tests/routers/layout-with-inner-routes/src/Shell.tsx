import { Route, Routes } from "react-router-dom";
import { Wizard } from "./Wizard";

export const Shell = () => (
  <div>
    <header>Shell</header>
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="orders" element={<h1>Orders</h1>} />
      <Route path="orders/new/*" element={<Wizard />} />
      <Route path="*" element={<h1>Nothing here</h1>} />
    </Routes>
  </div>
);
