import { Route, Routes } from "react-router-dom";
export function Shop() {
  return <Routes><Route index element={<h1>Shop</h1>} /><Route path=":sku" element={<h1>Article</h1>} /></Routes>;
}
