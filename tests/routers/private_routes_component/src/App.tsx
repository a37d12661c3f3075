import { BrowserRouter, Routes } from "react-router-dom";
import { privateRoutes } from "./routing/PrivateRoutes";
import { publicRoutes } from "./routing/PublicRoutes";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {publicRoutes.map((route) => route)}
        {privateRoutes({ isLoggedIn: Boolean(localStorage.getItem("jwt")) })}
      </Routes>
    </BrowserRouter>
  );
}
