import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
import { AppShell } from "./layout/AppShell";
import { Login } from "./pages/Login";
import { Overview } from "./pages/Overview";
import { Customers } from "./pages/Customers";
import { CustomerDetail } from "./pages/CustomerDetail";
import { Invoices } from "./pages/Invoices";
import { Notifications } from "./pages/Notifications";
import { SettingsPage } from "./pages/SettingsPage";
import { Snackbar } from "./ui/Snackbar";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/pages.css";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route element={<AppShell />}>
          <Route index element={<Overview />} />
          <Route path="customers" element={<Outlet />}>
            <Route index element={<Customers />} />
            <Route path=":id" element={<CustomerDetail />} />
          </Route>
          <Route path="invoices" element={<Invoices />} />
          <Route path="notifications" element={<Notifications />} />
          <Route path="settings" element={<SettingsPage />} />
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
      <Snackbar />
    </BrowserRouter>
  );
}
