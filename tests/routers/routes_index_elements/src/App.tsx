import { BrowserRouter, Routes } from "react-router-dom";
import { accountRoutes, shopRoutes } from "./routes";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {shopRoutes}
        {accountRoutes()}
      </Routes>
    </BrowserRouter>
  );
}
