import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Path } from "./constants/paths";
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={Path.Home} element={<h1>Home</h1>} />
        <Route path={Path.Orders} element={<h1>Orders</h1>} />
        <Route path={`${Path.Orders}/:orderId`} element={<h1>Order</h1>} />
        <Route path={Path["Help"]} element={<h1>Help</h1>} />
        <Route path={Path.Deep} element={<h1>Deep</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
