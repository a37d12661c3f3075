import { BrowserRouter } from "react-router-dom";
import { AppRoutes } from "@/app/routes";

const AppShell = () => {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
};

export default AppShell;
