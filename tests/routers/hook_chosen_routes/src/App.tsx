import { BrowserRouter, useRoutes } from "react-router-dom";
import { useAppRoutes } from "./useAppRoutes";
const Pages = () => useRoutes(useAppRoutes());
export default () => (
  <BrowserRouter>
    <Pages />
  </BrowserRouter>
);
