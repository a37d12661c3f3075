import { BrowserRouter as Router, Route, Routes, Navigate } from "react-router-dom";
import Home from "./Home";
const Shop = () => <h1>Shop</h1>;
export default function App() {
  return (
    <Router>
      <Routes>
        <Route exact path="/" component={Home} />
        <Route exact path="/shop" element={<Shop />} />
        <Route exact path="/shop/:id" render={() => <Shop />} />
        <Route path="/signin"><Home /></Route>
        <Route path="/old-shop" element={<Navigate to="/shop" />} />
      </Routes>
    </Router>
  );
}
