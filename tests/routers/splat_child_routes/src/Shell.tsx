import { Link, Route, Routes } from "react-router-dom";
export default function Shell() {
  return (
    <div>
      <Link to="/shop">Shop</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="shop" element={<h1>Shop</h1>} />
        <Route path="*" element={<h1>Lost</h1>} />
      </Routes>
    </div>
  );
}
